import { getEvent as endpoint } from '@turnout/contract/events'
import { handle } from '../../handle.ts'
import { loadEvent } from './present.ts'
import { findEvent } from './store.ts'

export const getEvent = handle(endpoint, async ({ params, actor, refuse }, { sql, clock }) => {
  const event = (await findEvent(sql, params.eventId)) ?? refuse('event-not-found')
  const reply = await loadEvent(sql, event, actor, await clock.now(sql))
  return event.state === 'draft' && !reply.can_manage ? refuse('event-not-found') : reply
})
