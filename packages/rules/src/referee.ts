import { currentMatch, type Evening, sheetOf, teamOf } from './evening.ts'
import type { EveningEvent, Match, Play } from './evening-events.ts'
import { ok, type Result, refuse } from './result.ts'

/** [M-5] The referee comes from the team that waits longest: its captain, else its first arrival (decisions 6). */
export function refereeFor(
  evening: Evening,
  { order }: Pick<Play, 'order'>,
  pair: readonly number[],
): string | null {
  if (!evening.settings.refereeRequired) return null
  const waiting = order.find((team) => !pair.includes(team))
  if (waiting === undefined) return null
  const { captain, players } = sheetOf(evening, waiting)
  return captain ?? evening.participants.find(({ id }) => players.includes(id))?.id ?? null
}

const playsIn = (evening: Evening, { a, b }: Match, id: string): boolean => {
  const team = teamOf(evening, id)?.number
  return team === a || team === b
}

/** Who could referee the match that is on: everybody at the pitch who does not play in it, in the order of arrival. */
export function refereesFor(evening: Evening): string[] {
  const match = currentMatch(evening)
  if (!match) return []
  return evening.participants.map(({ id }) => id).filter((id) => !playsIn(evening, match, id))
}

/** [M-14] An organiser names another referee of the match that is on, or nobody; never somebody who plays in it. */
export function nameReferee(
  evening: Evening,
  id: string | null,
): Result<readonly EveningEvent[], 'no-match' | 'participant-not-found' | 'plays-in-it'> {
  const match = currentMatch(evening)
  if (!match) return refuse('no-match')
  if (match.referee === id) return ok([])
  if (id !== null && !evening.participants.some((one) => one.id === id))
    return refuse('participant-not-found')
  if (id !== null && playsIn(evening, match, id)) return refuse('plays-in-it', { participant: id })
  return ok([{ type: 'referee-named', referee: id }])
}
