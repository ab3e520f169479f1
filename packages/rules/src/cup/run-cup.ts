import { type Game, sheetOf, teamsWithPlayers } from '../game.ts'
import type { GameEvent } from '../game-events.ts'
import { ok, type Result, refuse } from '../result.ts'
import { isCup } from './cup-play.ts'
import type { CupPlan } from './format.ts'
import { fewestTeams } from './time-plan.ts'

type Events = readonly GameEvent[]

/** All that organisers choose; the teams are those of the game. */
export type CupOptions = Omit<CupPlan, 'teams'>

/** [O-3] The teams with players, the one whose first player arrived first before the others. */
export function teamsByArrival(game: Game): number[] {
  const firstArrival = (number: number) => {
    const { players } = sheetOf(game, number)
    return Math.min(...game.participants.filter(({ id }) => players.includes(id)).map(({ no }) => no))
  }
  return teamsWithPlayers(game).toSorted((a, b) => firstArrival(a) - firstArrival(b))
}

/**
 * [O-12] An organiser plans a cup with the teams of the game, or goes back to winner-stays (null): after Play Ball, between
 * matches, and until the first match of the cup is called.
 */
export function planCup(
  game: Game,
  options: CupOptions | null,
): Result<Events, 'not-played-yet' | 'match-on' | 'toss-pending' | 'cup-begun' | 'too-few-players'> {
  const { play } = game
  if (!play) return refuse('not-played-yet')
  if (play.now.is === 'match') return refuse('match-on')
  if (play.now.is === 'toss') return refuse('toss-pending')
  if (isCup(play.format) && play.ended.some(({ reason }) => reason.because === 'cup-match'))
    return refuse('cup-begun')
  if (!options)
    return ok(isCup(play.format) ? [{ type: 'format-chosen', chosen: { is: 'winner_stays' } }] : [])
  const teams = teamsByArrival(game)
  const fewest = fewestTeams(options)
  if (teams.length < fewest) return refuse('too-few-players', { teams: fewest })
  return ok([{ type: 'format-chosen', chosen: { ...options, teams, withdrawn: [] } }])
}

/** [O-9] A team leaves the cup, at any time but during its own match. */
export function withdrawTeam(
  game: Game,
  team: number,
): Result<Events, 'not-played-yet' | 'not-in-cup' | 'match-on'> {
  const { play } = game
  if (!play) return refuse('not-played-yet')
  if (!isCup(play.format) || !play.format.teams.includes(team)) return refuse('not-in-cup', { team })
  if (play.now.is === 'match' && [play.now.match.a, play.now.match.b].includes(team))
    return refuse('match-on')
  return ok(play.format.withdrawn.includes(team) ? [] : [{ type: 'team-withdrew', team }])
}
