import { getPlace as promise } from '@turnout/contract/places'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { askedTooMuch, LOOKUPS, mayAsk } from './budgets.ts'
import { providerOf } from './provider.ts'
import { findPlace, findVenue, keepWhereabouts } from './store.ts'

export const getPlace = handle(promise, (deps: Deps) => {
  const provider = providerOf(deps.config.places, deps.config.publicUrl)

  return async (call) => {
    const { sql } = deps
    const now = await deps.clock.now(sql)
    await askedTooMuch(sql, call.actor.id, now)
    const place = await findPlace(sql, call.params.placeId)
    if (!place) return (await findVenue(sql, call.params.placeId)) ?? call.refuse('place-not-found')

    const { id, name, address, latitude, longitude } = place
    // a name that had to go by the provider's terms comes back with the next search
    if (name === null) return call.refuse('place-not-found')
    if (address !== null && latitude !== null && longitude !== null)
      return { name, address, latitude, longitude }
    if (provider?.source !== place.source || !provider.locate) return call.refuse('place-not-found')
    if (!(await mayAsk(sql, LOOKUPS, call.actor.id, now))) return call.refuse('place-out-of-reach')

    const found = await provider.locate(place.sourceId, call.query.session).catch((fault: unknown) => {
      deps.log.warn({ fault: String(fault), source: place.source }, 'a place could not be looked up')
      return call.refuse('place-out-of-reach')
    })
    await keepWhereabouts(sql, id, found, now)
    return { name, address: found.address, ...found.at }
  }
})
