import { getEvent as endpoint } from '@turnout/contract/events'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { loadEvent } from './present.ts'
import { findEvent } from './store.ts'

export const getEvent = handle(endpoint, async ({ params, actor, refuse }, { sql, clock }: Deps) => {
  const event = (await findEvent(sql, params.eventId)) ?? refuse('event-not-found')
  const reply = await loadEvent(sql, event, actor, await clock.now(sql))
  return event.state === 'draft' && !reply.can_manage ? refuse('event-not-found') : reply
})
