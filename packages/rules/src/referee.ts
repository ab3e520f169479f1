import { currentMatch, type Game, sheetOf, teamOf } from './game.ts'
import type { GameEvent, Match, MatchPlay } from './game-events.ts'
import { ok, type Result, refuse } from './result.ts'

/** [M-5] The referee comes from the team that waits longest: its captain, else its first arrival. */
export function refereeFor(
  game: Game,
  { order }: Pick<MatchPlay, 'order'>,
  pair: readonly number[],
): string | null {
  if (!game.settings.refereeRequired) return null
  const waiting = order.find((team) => !pair.includes(team))
  if (waiting === undefined) return null
  const { captain, players } = sheetOf(game, waiting)
  return captain ?? game.participants.find(({ id }) => players.includes(id))?.id ?? null
}

const playsIn = (game: Game, { a, b }: Match, id: string): boolean => {
  const team = teamOf(game, id)?.number
  return team === a || team === b
}

/** The participants who do not play in the present match, in arrival order. */
export function refereesFor(game: Game): string[] {
  const match = currentMatch(game)
  if (!match) return []
  return game.participants.map(({ id }) => id).filter((id) => !playsIn(game, match, id))
}

/** [M-14] An organiser names the referee of the match that is on, or none; never a player of it. */
export function nameReferee(
  game: Game,
  id: string | null,
): Result<readonly GameEvent[], 'no-match' | 'participant-not-found' | 'plays-in-it'> {
  const match = currentMatch(game)
  if (!match) return refuse('no-match')
  if (match.referee === id) return ok([])
  if (id !== null && !game.participants.some((participant) => participant.id === id))
    return refuse('participant-not-found')
  if (id !== null && playsIn(game, match, id)) return refuse('plays-in-it', { participant: id })
  return ok([{ type: 'referee-named', referee: id }])
}
