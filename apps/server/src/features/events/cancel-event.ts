import { cancelEvent as endpoint } from '@turnout/contract/events'
import * as rules from '@turnout/rules/event'
import { mapOk } from '@turnout/rules/result'
import { eventCommand } from './run-event-command.ts'

export const cancelEvent = eventCommand(endpoint, {
  by: 'host',
  decide: ({ plan, at }, { body }) =>
    mapOk(rules.cancelEvent(plan, at), () => ({
      changes: { state: 'cancelled' as const, reason: body.reason || null, cancelledAt: new Date(at) },
    })),
})
