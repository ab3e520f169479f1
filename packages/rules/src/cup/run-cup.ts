import { isEqual } from '../deep-equal.ts'
import { type Game, sheetOf, teamsWithPlayers } from '../game.ts'
import type { GameEvent, MatchPlay } from '../game-events.ts'
import type { Sha256 } from '../hash-chain.ts'
import { ok, type Result, refuse } from '../result.ts'
import { isCup } from './cup-play.ts'
import { type DrawBits, drawnOrder } from './draw.ts'
import type { CupPlan, Format } from './format.ts'
import { fewestTeams } from './time-plan.ts'

type Events = readonly GameEvent[]

/** All that organisers choose; the teams are those of the game. */
export type CupOptions = Omit<CupPlan, 'teams'>

/** [O-3] The teams with players, in the order in which their first players arrived. */
export function teamsByArrival(game: Game): number[] {
  const firstArrival = (number: number) => {
    const { players } = sheetOf(game, number)
    return Math.min(...game.participants.filter(({ id }) => players.includes(id)).map(({ no }) => no))
  }
  return teamsWithPlayers(game).toSorted((a, b) => firstArrival(a) - firstArrival(b))
}

type NotOpen = 'not-played-yet' | 'match-on' | 'toss-pending' | 'cup-begun'

/** A cup may be planned and drawn after Play Ball, between matches, until its first match is called. */
function openPlay({ play }: Game): Result<MatchPlay, NotOpen> {
  if (!play) return refuse('not-played-yet')
  if (play.now.is === 'match') return refuse('match-on')
  if (play.now.is === 'toss') return refuse('toss-pending')
  const hasBegun = isCup(play.format) && play.ended.some(({ reason }) => reason.because === 'cup-match')
  return hasBegun ? refuse('cup-begun') : ok(play)
}

/** The plan that a command is to replace, as the page showed it. Undefined replaces any plan. */
export type PlanMeant = CupOptions | null | undefined

/** [O-12] [O-24] Whether the plan differs from the one that the command is to replace. */
export const isOtherPlan = (plan: CupOptions | null, meant: PlanMeant): boolean =>
  meant !== undefined && !isEqual(plan, meant)

function optionsOf(format: Format): CupOptions | null {
  if (!isCup(format)) return null
  const { teams, draws, withdrawn, ...options } = format
  return options
}

/**
 * [O-12] An organiser plans a cup with the teams of the game, or goes back to winner-stays (null). A drawn
 * order stays while the teams do. The game's knockout stage ends, because its first goal would also decide
 * the matches of a league.
 */
export function planCup(
  game: Game,
  options: CupOptions | null,
  meant?: PlanMeant,
): Result<Events, NotOpen | 'other-plan' | 'too-few-players'> {
  const open = openPlay(game)
  if (!open.ok) return open
  const { format, stage } = open.value
  if (isOtherPlan(optionsOf(format), meant)) return refuse('other-plan')
  if (!options) return ok(isCup(format) ? [{ type: 'format-chosen', chosen: { is: 'winner_stays' } }] : [])
  const teams = teamsByArrival(game)
  const fewest = fewestTeams(options)
  if (teams.length < fewest) return refuse('too-few-players', { teams: fewest })
  const isDrawn = isCup(format) && isEqual(format.teams.toSorted(), teams.toSorted())
  const order = isDrawn ? { teams: format.teams, draws: format.draws } : { teams, draws: 0 }
  const chosen: GameEvent = { type: 'format-chosen', chosen: { ...options, ...order, withdrawn: [] } }
  return ok(
    stage === 'knockout' ? [chosen, { type: 'stage-switched', to: 'normal', byHand: false }] : [chosen],
  )
}

/** [O-14] An organiser draws the order of the teams, and with it the groups and the byes, as often as they like. */
export function drawCup(game: Game, bits: DrawBits, sha256: Sha256): Result<Events, NotOpen | 'no-cup'> {
  const open = openPlay(game)
  if (!open.ok) return open
  const { format } = open.value
  if (!isCup(format)) return refuse('no-cup')
  return ok([{ type: 'cup-drawn', teams: drawnOrder(format.teams, bits, sha256), ...bits }])
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
