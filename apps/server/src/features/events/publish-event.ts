import { publishEvent as endpoint } from '@turnout/contract/events'
import * as rules from '@turnout/rules/event'
import { ok } from '@turnout/rules/result'
import { eventCommand } from './run-event-command.ts'

export const publishEvent = eventCommand(endpoint, {
  by: 'host',
  async decide({ plan, at }) {
    const decision = rules.publishEvent(plan, at)
    if (!decision.ok) return decision
    return ok(decision.value === 'published' ? { changes: { state: 'published' as const } } : {})
  },
})
