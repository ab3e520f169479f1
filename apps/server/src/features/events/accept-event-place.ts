import { acceptEventPlace as endpoint } from '@turnout/contract/events'
import * as rules from '@turnout/rules/event'
import { mapOk } from '@turnout/rules/result'
import { eventCommand } from './run-event-command.ts'

export const acceptEventPlace = eventCommand(endpoint, {
  by: 'anyone',
  decide: ({ plan, at }, { actor }) =>
    mapOk(rules.acceptEventPlace(plan, actor.id, at), (events) => ({ events })),
})
