import { deleteEvent as endpoint } from '@turnout/contract/events'
import * as rules from '@turnout/rules/event'
import { mapOk } from '@turnout/rules/result'
import { command } from '../../handle.ts'
import { eraseEvents } from './erase-events.ts'
import { runEventCommand } from './run-event-command.ts'
import { texts } from './texts.ts'

export const deleteEvent = command(endpoint, async (sql, { actor, params, refuse }, deps) => {
  const { event } = await runEventCommand(deps, sql, {
    ...{ name: endpoint.name, eventId: params.eventId, actor, by: 'host', refuse },
    decide: ({ plan }) => mapOk(rules.deleteEvent(plan), () => ({})),
  })
  await eraseEvents(sql, [event])
  return { message: texts.deleted(event.title) }
})
