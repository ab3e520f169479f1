import { cancelEvent as endpoint } from '@turnout/contract/events'
import * as rules from '@turnout/rules/event'
import { ok } from '@turnout/rules/result'
import { eventCommand } from './run-event-command.ts'

export const cancelEvent = eventCommand(endpoint, {
  by: 'host',
  async decide({ plan, at }, { body }) {
    const decision = rules.cancelEvent(plan, at)
    if (!decision.ok) return decision
    const reason = body.reason || null
    return ok({ changes: { state: 'cancelled' as const, reason, cancelledAt: new Date(at) } })
  },
})
