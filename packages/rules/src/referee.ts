import { currentMatch, type Game, sheetOf } from './game.ts'
import type { GameEvent, Match, MatchPlay } from './game-events.ts'
import { lineupOf } from './lineup.ts'
import { ok, type Result, refuse } from './result.ts'

/** [M-5] The referee comes from the team that waits longest: its captain, else its first arrival who is not lent to the pair. */
export function refereeFor(
  game: Game,
  { order }: Pick<MatchPlay, 'order'>,
  pair: readonly [number, number],
): string | null {
  if (!game.settings.refereeRequired) return null
  const waiting = order.find((team) => !pair.includes(team))
  if (waiting === undefined) return null
  const { captain, players } = sheetOf(game, waiting)
  const isFree = (id: string) => !playsIn(game, { a: pair[0], b: pair[1] }, id)
  if (captain !== null && isFree(captain)) return captain
  return game.participants.find(({ id }) => players.includes(id) && isFree(id))?.id ?? null
}

const playsIn = (game: Game, match: Pick<Match, 'a' | 'b'>, id: string): boolean => {
  const { a, b } = lineupOf(game, match)
  return a.players.includes(id) || b.players.includes(id)
}

/** The participants who do not play in the present match, in arrival order. */
export function refereesFor(game: Game): string[] {
  const match = currentMatch(game)
  if (!match) return []
  return game.participants
    .map(({ id }) => id)
    .filter((id) => !game.gone.includes(id) && !playsIn(game, match, id))
}

/** [M-14] An organiser names the referee of the match that is on, or none; never a player of it. */
export function nameReferee(
  game: Game,
  id: string | null,
): Result<readonly GameEvent[], 'no-match' | 'participant-not-found' | 'gone-home' | 'plays-in-it'> {
  const match = currentMatch(game)
  if (!match) return refuse('no-match')
  if (match.referee === id) return ok([])
  if (id !== null && !game.participants.some((participant) => participant.id === id))
    return refuse('participant-not-found')
  if (id !== null && game.gone.includes(id)) return refuse('gone-home', { participant: id })
  if (id !== null && playsIn(game, match, id)) return refuse('plays-in-it', { participant: id })
  return ok([{ type: 'referee-named', referee: id }])
}
