import { getPlace as endpoint } from '@turnout/contract/places'
import { handle } from '../../handle.ts'
import { LOOKUPS, mayCallProvider, spendSuggestion } from './budgets.ts'
import { chooseProvider } from './choose-provider.ts'
import { findPlace, findVenue, savePosition } from './store.ts'

export const getPlace = handle(endpoint, async (context, deps) => {
  const { sql, config } = deps
  const provider = chooseProvider(config.places, config.publicUrl)
  const now = await deps.clock.now(sql)
  await spendSuggestion(sql, context.actor.id, now)
  const place = await findPlace(sql, context.params.placeId)
  if (!place) return (await findVenue(sql, context.params.placeId)) ?? context.refuse('place-not-found')

  const { id, name, address, latitude, longitude } = place
  // the provider's terms required to delete the name; the next search restores it
  if (name === null) return context.refuse('place-not-found')
  if (address !== null && latitude !== null && longitude !== null)
    return { name, address, latitude, longitude }
  if (provider?.source !== place.source || !provider.locate) return context.refuse('place-not-found')
  if (!(await mayCallProvider(sql, LOOKUPS, context.actor.id, now)))
    return context.refuse('place-out-of-reach')

  const details = await provider.locate(place.sourceId, context.query.session).catch((fault: unknown) => {
    deps.log.warn({ fault: String(fault), source: place.source }, 'a place could not be looked up')
    return context.refuse('place-out-of-reach')
  })
  await savePosition(sql, id, details, now)
  return { name, address: details.address, ...details.at }
})
