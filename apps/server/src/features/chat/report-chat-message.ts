import { reportChatMessage as endpoint } from '@turnout/contract/chat-reports'
import { reportMessage } from '@turnout/rules/chat-reports'
import { REPORTS } from './budgets.ts'
import { chatCommand } from './chat-command.ts'
import { addReport, hasReported } from './reports-store.ts'
import { factsOf, findMessage } from './store.ts'

/** The message itself does not change, so readers of the chat do not learn of the report. */
export const reportChatMessage = chatCommand(endpoint, {
  budget: REPORTS,
  async run({ sql, chat, actor, at }, { params, body, refuse }, { publish }) {
    const { groupId } = chat
    const message = (await findMessage(sql, groupId, params.messageId)) ?? refuse('message-not-found')
    const messageId = message.id
    const before = await hasReported(sql, messageId, actor.id)
    const decision = reportMessage(factsOf(message), { actorId: actor.id, hasReported: before })
    if (!decision.ok) return refuse(decision.refusal)
    const authorId = message.authorId ?? refuse('message-removed')
    await addReport(sql, { ...body, messageId, userId: actor.id, reportedAt: new Date(at) })
    await publish(sql, 'chat-reported', { groupId, messageId, authorId, by: actor.id, at })
    return { message_id: messageId }
  },
})
