import { removeChatMessage as endpoint } from '@turnout/contract/chat'
import { removeMessage } from '@turnout/rules/chat'
import { may } from '@turnout/rules/membership'
import { chatCommand } from './chat-command.ts'
import { deleteMarksOf } from './erase-store.ts'
import { presentVersion } from './present.ts'
import { isReported } from './reports-store.ts'
import { changeMessage, factsOf, findMessage, setChat } from './store.ts'

export const removeChatMessage = chatCommand(endpoint, {
  async run({ sql, chat, actor, viewer, at }, { params, refuse }, { publish }) {
    const { groupId } = chat
    const message = (await findMessage(sql, groupId, params.messageId)) ?? refuse('message-not-found')
    const decision = removeMessage(factsOf(message), { actorId: actor.id, isAdmin: may.manageChat(viewer) })
    if (!decision.ok) return refuse(decision.refusal)
    if (decision.value === 'unchanged') return presentVersion(message)
    const removed = await changeMessage(sql, chat, message, {
      ...{ text: null, data: null, mentions: [] },
      ...{ removedAt: new Date(at), removedBy: actor.id },
    })
    const wasReported = await isReported(sql, message.id)
    await deleteMarksOf(sql, message.id)
    if (chat.pinnedId === message.id) await setChat(sql, groupId, { pinnedId: null })
    await publish(sql, 'chat-changed', { groupId, by: actor.id, at })
    const settled = { groupId, messageId: message.id, by: actor.id, at }
    if (wasReported) await publish(sql, 'chat-reports-settled', settled)
    return presentVersion(removed)
  },
})
