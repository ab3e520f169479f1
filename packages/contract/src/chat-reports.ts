import { REPORT_REASONS } from '@turnout/rules/chat-reports'
import * as z from 'zod'
import { ChatMessage, MESSAGE_PROBLEMS, PersonName } from './chat.ts'
import { endpoint, model } from './endpoint.ts'
import { reportBody } from './wire/report.ts'
import { Instant } from './wire/time.ts'

const Report = z.object({
  /** Who reported it. Null once the account is deleted, and for the admin who wrote the message. */
  user: PersonName.nullable(),
  reason: z.enum(REPORT_REASONS),
  note: z.string().nullable(),
  reported_at: Instant,
})

/** A message with its reports, the oldest first. */
const ReportedMessage = model('ReportedChatMessage', { message: ChatMessage, reports: z.array(Report) })
export type ReportedMessage = z.output<typeof ReportedMessage>

/** The messages of a group with open reports, the one that was reported first on top; at most 100. */
const OpenReports = z.array(ReportedMessage)

export const reportChatMessage = endpoint(
  'reportChatMessage',
  'POST /sport-groups/:groupId/chat/messages/:messageId/reports',
  {
    summary:
      'Report what another person wrote to the admins, once. `other` needs a note. Only admins see reports; the author is told nothing.',
    body: reportBody('Say what is wrong with this message.'),
    reply: z.object({ message_id: z.uuid() }),
    status: 201,
    problems: [...MESSAGE_PROBLEMS, 'own-message', 'already-reported'],
  },
)

export const listChatReports = endpoint('listChatReports', 'GET /sport-groups/:groupId/chat/reports', {
  summary:
    'Messages with open reports. An admin settles them: removeChatMessage removes the message, dismissChatReports keeps it. For admins.',
  reply: OpenReports,
  problems: ['group-not-found', 'chat-off'],
})

export const dismissChatReports = endpoint(
  'dismissChatReports',
  'DELETE /sport-groups/:groupId/chat/messages/:messageId/reports',
  {
    summary: 'Keep a reported message: its reports are settled. Answers with those still open. For admins.',
    reply: OpenReports,
    problems: ['group-not-found', 'chat-off', 'message-not-found'],
  },
)
