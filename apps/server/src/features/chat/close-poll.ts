import { closePoll as endpoint } from '@turnout/contract/chat-polls'
import { closePoll as close } from '@turnout/rules/chat-polls'
import { may } from '@turnout/rules/membership'
import { chatCommand } from './chat-command.ts'
import { pollOf } from './poll-of.ts'
import { presentVersion } from './present.ts'
import { bumpMessage } from './store.ts'

export const closePoll = chatCommand(endpoint, {
  may: may.manageChat,
  async run({ sql, chat, actor, at }, { params, refuse }, { publish }) {
    const { message, poll } = await pollOf({ sql, chat }, params.messageId, refuse)
    const closed = close(poll, at)
    if (!closed.ok) return refuse(closed.refusal)
    const changed = await bumpMessage(sql, chat, message, { data: closed.value })
    await publish(sql, 'chat-changed', { groupId: chat.groupId, by: actor.id, at })
    return presentVersion(changed)
  },
})
