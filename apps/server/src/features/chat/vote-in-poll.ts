import { voteInPoll as endpoint } from '@turnout/contract/chat-polls'
import { vote } from '@turnout/rules/chat-polls'
import { chatCommand } from './chat-command.ts'
import { setVotes } from './marks-store.ts'
import { pollOf } from './poll-of.ts'
import { presentVersion } from './present.ts'
import { bumpMessage } from './store.ts'

export const voteInPoll = chatCommand(endpoint, {
  async run({ sql, chat, actor, at }, { params, body, refuse }, { publish }) {
    const { message, poll } = await pollOf({ sql, chat }, params.messageId, refuse)
    const chosen = vote(poll, body.answers, at)
    if (!chosen.ok) return refuse(chosen.refusal)
    await setVotes(sql, { messageId: message.id, userId: actor.id, answers: chosen.value })
    const changed = await bumpMessage(sql, chat, message)
    await publish(sql, 'chat-changed', { groupId: chat.groupId, by: actor.id, at })
    return presentVersion(changed)
  },
})
