import { sendChatMessage as endpoint } from '@turnout/contract/chat'
import { checkLinks } from '@turnout/rules/chat'
import { countMessage } from './budgets.ts'
import { chatCommand } from './chat-command.ts'
import { presentVersion } from './present.ts'
import { addMessage, findJoinedAt, findMessage, onlyMembers } from './store.ts'

export const sendChatMessage = chatCommand(endpoint, {
  count: countMessage,
  async run({ sql, chat, actor, at }, { body, refuse }, { publish }) {
    const { groupId } = chat
    const text = checkLinks(body.text, { joinedAt: await findJoinedAt(sql, groupId, actor.id), at })
    if (!text.ok) return refuse(text.refusal)
    if (body.reply_to !== null && !(await findMessage(sql, groupId, body.reply_to)))
      refuse('message-not-found')
    const mentions = await onlyMembers(sql, groupId, body.mentions)
    const message = await addMessage(sql, chat, {
      ...{ kind: 'text', authorId: actor.id, text: text.value },
      ...{ replyToId: body.reply_to, mentions, sentAt: new Date(at) },
    })
    await publish(sql, 'chat-changed', { groupId, by: actor.id, at })
    return presentVersion(message)
  },
})
