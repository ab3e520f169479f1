import { suggestPlaces as promise } from '@turnout/contract/places'
import type { Position } from '@turnout/rules/geofence'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { handle } from '../../platform/http/handle.ts'
import { venuesLike } from '../groups/public.ts'
import { askedTooMuch, mayAsk, SEARCHES } from './budgets.ts'
import { presentPlace, presentVenue } from './present.ts'
import { type Provider, providerOf, type Question } from './provider.ts'
import { answerTo, keepAnswer, type PlaceRow } from './store.ts'

/** A service that has just failed is left alone for a moment: nobody waits for it at every letter. */
const REST_MS = 10_000

export const suggestPlaces = handle(promise, (deps: Deps) => {
  const { places, publicUrl } = deps.config
  const provider = providerOf(places, publicUrl)
  let restsUntil = 0

  return async (call) => {
    const { q, session } = call.query
    const near = roughly(call.query)
    const now = await deps.clock.now(deps.sql)
    await askedTooMuch(deps.sql, call.actor.id, now)
    const nothing = { suggestions: [], attribution: null, degraded: false }
    if (places.by === 'off') return nothing

    const venues = (await venuesLike(deps.sql, q, near)).map(presentVenue)
    if (!provider) return { ...nothing, suggestions: venues }
    const found = await answered({ text: q.toLowerCase(), near, session })
    return {
      suggestions: [...venues, ...(found ?? []).map(presentPlace)],
      attribution: found?.length ? provider.attribution : null,
      degraded: found === null,
    }

    async function answered(question: Question): Promise<PlaceRow[] | null> {
      const asked = provider as Provider
      const key = sha256(JSON.stringify([asked.source, question.text, near]))
      const before = await answerTo(deps.sql, key, now)
      if (before) return before
      if (now < restsUntil || !(await mayAsk(deps.sql, SEARCHES, call.actor.id, now))) return null
      try {
        const { source, goodForMs } = asked
        const found = await asked.suggest(question)
        return await keepAnswer(deps.sql, { question: key, source, found, now, goodForMs })
      } catch (fault) {
        restsUntil = now + REST_MS
        deps.log.warn({ fault: String(fault), source: asked.source }, 'no place suggestions')
        return null
      }
    }
  }
})

/** About a kilometre: enough to find what is near, too little to tell where somebody stands. */
function roughly({
  latitude,
  longitude,
}: { [axis in keyof Position]?: number | undefined }): Position | null {
  if (latitude === undefined || longitude === undefined) return null
  const round = (degrees: number) => Math.round(degrees * 100) / 100
  return { latitude: round(latitude), longitude: round(longitude) }
}
