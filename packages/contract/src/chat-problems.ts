import type { Refusals } from './refusals.ts'

/** Refusals of the group chat. */
export const CHAT_PROBLEMS = {
  'chat-off': '409 Chat is switched off in this group.',
  'message-not-found': '404 This message is gone.',
  'message-removed': '409 This message was removed.',
  'own-message': '409 This message is yours. You can remove it.',
  'already-reported': '409 You have reported this before.',
  'edit-time-over': '409 A message can be edited for ten minutes. Send another one.',
  'poll-closed': '409 This poll is closed.',
  'unknown-answer': '422 This poll has no such answer.',
  'one-answer-only': '422 Pick one answer.',
  'no-links-yet': '409 Links work after your first day in this group.',
} as const satisfies Refusals
