import { acceptEventPlace as endpoint } from '@turnout/contract/events'
import * as rules from '@turnout/rules/event'
import { ok } from '@turnout/rules/result'
import { eventCommand } from './run-event-command.ts'

export const acceptEventPlace = eventCommand(endpoint, {
  by: 'anyone',
  async decide({ plan, at }, { actor }) {
    const decision = rules.acceptEventPlace(plan, actor.id, at)
    return decision.ok ? ok({ events: decision.value }) : decision
  },
})
