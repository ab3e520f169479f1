import { editChatMessage as endpoint } from '@turnout/contract/chat'
import { checkLinks, editMessage } from '@turnout/rules/chat'
import { MESSAGES } from './budgets.ts'
import { chatCommand } from './chat-command.ts'
import { presentVersion } from './present.ts'
import { changeMessage, factsOf, findJoinedAt, findMessage, onlyMembers } from './store.ts'

export const editChatMessage = chatCommand(endpoint, {
  budget: MESSAGES,
  async run({ sql, chat, actor, at }, { params, body, refuse }, { publish }) {
    const { groupId } = chat
    const message = (await findMessage(sql, groupId, params.messageId)) ?? refuse('message-not-found')
    const decision = editMessage(factsOf(message), { actorId: actor.id, at })
    if (!decision.ok) return refuse(decision.refusal)
    const text = checkLinks(body.text, { joinedAt: await findJoinedAt(sql, groupId, actor.id), at })
    if (!text.ok) return refuse(text.refusal)
    const userIds = await onlyMembers(sql, groupId, body.mentions)
    const changes = { text: text.value, editedAt: new Date(at), mentions: userIds }
    const changed = await changeMessage(sql, chat, message, changes)
    await publish(sql, 'chat-changed', { groupId, by: actor.id, at })
    const mentioned = { groupId, messageId: message.id, userIds, by: actor.id, at }
    if (userIds.length > 0) await publish(sql, 'chat-mentioned', mentioned)
    return presentVersion(changed)
  },
})
