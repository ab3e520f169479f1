import { dismissChatReports as endpoint } from '@turnout/contract/chat-reports'
import { may } from '@turnout/rules/membership'
import { chatCommand } from './chat-command.ts'
import { presentReports } from './present-reports.ts'
import { dismissReports } from './reports-store.ts'
import { findMessage } from './store.ts'

export const dismissChatReports = chatCommand(endpoint, {
  may: may.manageChat,
  async run({ sql, chat, actor, at }, { params, refuse }, { publish }) {
    const { groupId } = chat
    const { id: messageId } =
      (await findMessage(sql, groupId, params.messageId)) ?? refuse('message-not-found')
    await dismissReports(sql, messageId, new Date(at))
    await publish(sql, 'chat-reports-settled', { groupId, messageId, by: actor.id, at })
    return presentReports(sql, groupId, actor.id)
  },
})
