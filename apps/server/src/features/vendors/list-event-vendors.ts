import { listEventVendors as endpoint } from '@turnout/contract/enquiries'
import { handle } from '../../handle.ts'
import { findEvent } from '../events/public.ts'
import { findEventVendorIds } from './enquiries-store.ts'
import { presentCard } from './present.ts'
import { findCards } from './search.ts'

export const listEventVendors = handle(endpoint, async ({ params, refuse }, { sql }) => {
  const event = await findEvent(sql, params.eventId)
  if (!event || event.state === 'draft') return refuse('event-not-found')
  const ids = await findEventVendorIds(sql, params.eventId)
  const cards = ids.length > 0 ? await findCards(sql, ids) : []
  return cards.map(presentCard).toSorted((a, b) => a.business_name.localeCompare(b.business_name))
})
