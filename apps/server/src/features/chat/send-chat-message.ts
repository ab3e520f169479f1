import { sendChatMessage as endpoint } from '@turnout/contract/chat'
import { MESSAGES } from './budgets.ts'
import { chatCommand } from './chat-command.ts'
import { presentVersion } from './present.ts'
import { sendMessage } from './send-message.ts'
import { findMessage, onlyMembers } from './store.ts'

export const sendChatMessage = chatCommand(endpoint, {
  budget: MESSAGES,
  async run(context, { body, refuse }, deps) {
    const { sql, chat, actor, at } = context
    const { groupId } = chat
    if (body.reply_to !== null && !(await findMessage(sql, groupId, body.reply_to)))
      refuse('message-not-found')
    const mentions = await onlyMembers(sql, groupId, body.mentions)
    const message = await sendMessage(deps, context, refuse, {
      ...{ kind: 'text', text: body.text, replyToId: body.reply_to, mentions },
    })
    const mentioned = { groupId, messageId: message.id, userIds: mentions, by: actor.id, at }
    if (mentions.length > 0) await deps.publish(sql, 'chat-mentioned', mentioned)
    return presentVersion(message)
  },
})
