import { reactToMessage as endpoint } from '@turnout/contract/chat-polls'
import { chatCommand } from './chat-command.ts'
import { setReaction } from './marks-store.ts'
import { presentVersion } from './present.ts'
import { bumpMessage, findMessage } from './store.ts'

export const reactToMessage = chatCommand(endpoint, {
  async run({ sql, chat, actor, at }, { params, body, refuse }, { publish }) {
    const { groupId } = chat
    const message = (await findMessage(sql, groupId, params.messageId)) ?? refuse('message-not-found')
    if (message.removedAt) refuse('message-removed')
    await setReaction(sql, { messageId: message.id, userId: actor.id, reaction: body.reaction })
    const changed = await bumpMessage(sql, chat, message)
    await publish(sql, 'chat-changed', { groupId, by: actor.id, at })
    return presentVersion(changed)
  },
})
