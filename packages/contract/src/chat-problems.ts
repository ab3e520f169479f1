import type { Problem } from './account-problems.ts'

/** Refusals of the group chat. */
export const CHAT_PROBLEMS = {
  'chat-off': { status: 409, detail: 'Chat is switched off in this group.' },
  'message-not-found': { status: 404, detail: 'This message is gone.' },
  'message-removed': { status: 409, detail: 'This message was removed.' },
  'own-message': { status: 409, detail: 'This message is yours. You can remove it.' },
  'already-reported': { status: 409, detail: 'You have reported this before.' },
  'edit-time-over': { status: 409, detail: 'A message can be edited for ten minutes. Send another one.' },
  'poll-closed': { status: 409, detail: 'This poll is closed.' },
  'unknown-answer': { status: 422, detail: 'This poll has no such answer.' },
  'one-answer-only': { status: 422, detail: 'Pick one answer.' },
  'no-links-yet': { status: 409, detail: 'Links work after your first day in this group.' },
} as const satisfies Record<string, Problem>
