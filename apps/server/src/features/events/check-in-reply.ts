import { checkInReply as endpoint } from '@turnout/contract/event-check-in'
import { checkInByHost } from '@turnout/rules/event-check-in'
import { ok } from '@turnout/rules/result'
import { addArrival } from './arrivals-store.ts'
import { eventCommand } from './run-event-command.ts'

export const checkInReply = eventCommand(endpoint, {
  by: 'host',
  async decide({ sql, event, plan, at }, { params: { replyId: id } }) {
    const allowed = checkInByHost(plan, id, at)
    if (!allowed.ok) return allowed
    const { personId: userId } = allowed.value
    await addArrival(sql, { eventId: event.id, id, userId, at: new Date(at), method: 'host' })
    return ok({})
  },
})
