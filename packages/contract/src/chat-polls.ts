import { CHAT_REACTIONS, MAX_ANSWERS, MIN_ANSWERS } from '@turnout/rules/chat'
import * as z from 'zod'
import { MESSAGE_PROBLEMS, MessageVersion } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { chatLine, chatText } from './wire/chat-text.ts'
import { Instant } from './wire/time.ts'

export const reactToMessage = endpoint(
  'reactToMessage',
  'PUT /sport-groups/:groupId/chat/messages/:messageId/reaction',
  {
    summary: 'One reaction for each person and message; another one replaces it, null takes it away.',
    body: z.strictObject({ reaction: z.enum(CHAT_REACTIONS).nullable() }),
    reply: MessageVersion,
    problems: MESSAGE_PROBLEMS,
  },
)

export const postAnnouncement = endpoint(
  'postAnnouncement',
  'POST /sport-groups/:groupId/chat/announcements',
  {
    summary:
      'A message that stays on top until the next announcement, or until it is removed. All members are notified. For admins.',
    body: z.strictObject({ text: chatText }),
    reply: MessageVersion,
    status: 201,
    problems: ['group-not-found', 'chat-off', 'no-links-yet'],
  },
)

const Answers = z
  .array(chatLine('Answer', 100))
  .min(MIN_ANSWERS, 'Give at least two answers.')
  .max(MAX_ANSWERS, `Give at most ${MAX_ANSWERS} answers.`)
  .refine((answers) => new Set(answers).size === answers.length, 'Two answers are the same.')

export const createPoll = endpoint('createPoll', 'POST /sport-groups/:groupId/chat/polls', {
  summary: 'A question with two to eight answers. It closes by itself at a time, or is closed. For admins.',
  body: z.strictObject({
    question: chatLine('Question', 200),
    answers: Answers,
    is_multiple: z.boolean().default(false),
    closes_at: Instant.nullable().default(null),
  }),
  reply: MessageVersion,
  status: 201,
  problems: ['group-not-found', 'chat-off', 'no-links-yet', 'in-the-past', 'too-far-ahead'],
})

export const voteInPoll = endpoint(
  'voteInPoll',
  'PUT /sport-groups/:groupId/chat/messages/:messageId/votes',
  {
    summary:
      'The answers that this person chooses, counted from 0; none takes the vote back. Everyone sees them.',
    body: z.strictObject({
      answers: z
        .array(
          z
            .number()
            .int()
            .min(0)
            .max(MAX_ANSWERS - 1),
        )
        .max(MAX_ANSWERS),
    }),
    reply: MessageVersion,
    problems: [...MESSAGE_PROBLEMS, 'poll-closed', 'unknown-answer', 'one-answer-only'],
  },
)

export const closePoll = endpoint('closePoll', 'POST /sport-groups/:groupId/chat/messages/:messageId/close', {
  summary: 'End a poll now. For admins.',
  reply: MessageVersion,
  problems: [...MESSAGE_PROBLEMS, 'poll-closed'],
})
