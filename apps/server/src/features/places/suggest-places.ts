import { suggestPlaces as endpoint } from '@turnout/contract/places'
import type { Position } from '@turnout/rules/geofence'
import type { Deps } from '../../deps.ts'
import { handle } from '../../handle.ts'
import { sha256 } from '../../platform/chance.ts'
import { venuesLike } from '../groups/public.ts'
import { mayCallProvider, SEARCHES, spendSuggestion } from './budgets.ts'
import { chooseProvider } from './choose-provider.ts'
import { presentPlace, presentVenue } from './present.ts'
import type { PlaceQuery, Provider } from './provider.ts'
import { cacheSearch, findCachedSearch, type PlaceRow } from './store.ts'

/** A service that failed gets no requests for this time, so that people do not wait for it at every letter. */
const PAUSE_MS = 10_000

/** The end of the pause, for each running server. */
const pauses = new WeakMap<Deps, number>()

export const suggestPlaces = handle(endpoint, async (context, deps) => {
  const { places, publicUrl } = deps.config
  const provider = chooseProvider(places, publicUrl)
  const { q, session } = context.query
  const near = roundPosition(context.query)
  const now = await deps.clock.now(deps.sql)
  await spendSuggestion(deps.sql, context.actor.id, now)
  const nothing = { suggestions: [], attribution: null, degraded: false }
  if (places.type === 'off') return nothing

  const venues = (await venuesLike(deps.sql, q, near)).map(presentVenue)
  if (!provider) return { ...nothing, suggestions: venues }
  const found = await searchProvider({ text: q.toLowerCase(), near, session })
  return {
    suggestions: [...venues, ...(found ?? []).map(presentPlace)],
    attribution: found?.length ? provider.attribution : null,
    degraded: found === null,
  }

  async function searchProvider(question: PlaceQuery): Promise<PlaceRow[] | null> {
    const activeProvider = provider as Provider
    const key = sha256(JSON.stringify([activeProvider.source, question.text, near]))
    const cached = await findCachedSearch(deps.sql, key, now)
    if (cached) return cached
    if (now < (pauses.get(deps) ?? 0) || !(await mayCallProvider(deps.sql, SEARCHES, context.actor.id, now)))
      return null
    try {
      const { source, cacheForMs } = activeProvider
      const found = await activeProvider.suggest(question)
      return await cacheSearch(deps.sql, { question: key, source, found, now, cacheForMs })
    } catch (fault) {
      pauses.set(deps, now + PAUSE_MS)
      deps.log.warn({ fault: String(fault), source: activeProvider.source }, 'no place suggestions')
      return null
    }
  }
})

/** About a kilometre: enough to find nearby places, too coarse to show where a person is. */
function roundPosition({
  latitude,
  longitude,
}: { [axis in keyof Position]?: number | undefined }): Position | null {
  if (latitude === undefined || longitude === undefined) return null
  const round = (degrees: number) => Math.round(degrees * 100) / 100
  return { latitude: round(latitude), longitude: round(longitude) }
}
