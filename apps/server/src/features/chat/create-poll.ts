import { createPoll as endpoint } from '@turnout/contract/chat-polls'
import { openPoll } from '@turnout/rules/chat-polls'
import { may } from '@turnout/rules/membership'
import { enqueue } from '../../platform/jobs/queue.ts'
import { MESSAGES } from './budgets.ts'
import { chatCommand } from './chat-command.ts'
import { CLOSE_POLL } from './jobs.ts'
import { presentVersion } from './present.ts'
import { sendMessage } from './send-message.ts'

export const createPoll = chatCommand(endpoint, {
  may: may.manageChat,
  budget: MESSAGES,
  async run(context, { body, refuse }, deps) {
    const { sql, at } = context
    const { question: text, answers, closes_at: closesAt } = body
    const poll = openPoll({ answers, isMultiple: body.is_multiple, closesAt }, at)
    if (!poll.ok) return refuse(poll.refusal)
    const message = await sendMessage(deps, context, refuse, { kind: 'poll', text, data: poll.value })
    const { id: messageId, groupId } = message
    if (closesAt !== null) await enqueue(sql, CLOSE_POLL, { messageId, groupId }, { afterMs: closesAt - at })
    return presentVersion(message)
  },
})
