import { isCup } from './cup/cup-play.ts'
import { currentMatch, type Game, sheetOf, teamOf } from './game.ts'
import type { GameEvent, Match, MatchPlay } from './game-events.ts'
import { lineupOf } from './lineup.ts'
import { ok, type Result, refuse } from './result.ts'

type Queue = Pick<MatchPlay, 'order' | 'format' | 'ended'>

/**
 * The team that provides the referee for a match of these two: [M-5] the one that waits longest. [O-15] In a
 * cup the one that has refereed least, and of several the one whose next match is the farthest away.
 */
export function refereeTeam(
  game: Game,
  { order, format, ended }: Queue,
  pair: readonly [number, number],
): number | null {
  if (!game.settings.refereeRequired) return null
  const resting = order.filter((team) => !pair.includes(team))
  if (!isCup(format)) return resting[0] ?? null
  const refereed = (team: number) =>
    ended.filter(({ referee }) => referee !== null && teamOf(game, referee)?.number === team).length
  const fewest = Math.min(...resting.map(refereed))
  return resting.findLast((team) => refereed(team) === fewest) ?? null
}

/** [M-5] [O-15] The captain of that team, else its first arrival who is not lent to the pair. */
export function refereeFor(game: Game, queue: Queue, pair: readonly [number, number]): string | null {
  const team = refereeTeam(game, queue, pair)
  if (team === null) return null
  const { captain, players } = sheetOf(game, team)
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
