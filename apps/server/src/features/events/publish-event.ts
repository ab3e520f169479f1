import { publishEvent as endpoint } from '@turnout/contract/events'
import * as rules from '@turnout/rules/event'
import { mapOk } from '@turnout/rules/result'
import { eventCommand } from './run-event-command.ts'

export const publishEvent = eventCommand(endpoint, {
  by: 'host',
  decide: ({ plan, at }) =>
    mapOk(rules.publishEvent(plan, at), (outcome) =>
      outcome === 'published' ? { changes: { state: 'published' as const } } : {},
    ),
})
