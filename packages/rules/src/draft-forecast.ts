import { eligibleFor, manualTurn, maxPicksAtOnce } from './draft.ts'
import { evolve, type Game } from './game.ts'

/** The next turn: the team picks as many as it may, in arrival order. Null after the last turn. */
function afterNextTurn(game: Game): { team: number; after: Game } | null {
  const team = manualTurn(game)
  if (team === null) return null
  const ids = eligibleFor(game, team).slice(0, maxPicksAtOnce(game, team))
  return { team, after: evolve(game, { type: 'drafted', team, ids, by: 'captain' }) }
}

export function draftToTheEnd(game: Game): Game {
  const next = afterNextTurn(game)
  return next ? draftToTheEnd(next.after) : game
}

/** [K-16] The teams of the next turns, the present one first. A team is listed once for each of its turns. */
export function turnsToCome(game: Game, count: number): number[] {
  const next = count > 0 ? afterNextTurn(game) : null
  return next ? [next.team, ...turnsToCome(next.after, count - 1)] : []
}
