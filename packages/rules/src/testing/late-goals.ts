import type { Game } from '../game.ts'
import { lateGoal } from '../late-press.ts'
import { apply, MINUTE, moment, requirePlay, run, runningGame, SECOND, scoreGoal, unwrap } from './games.ts'

export const END = 7 * MINUTE
export const CHANGEOVER = 30 * SECOND
export const NEXT = END + CHANGEOVER
export const soonAfter = END + 10 * SECOND

/** A goal of match 1, made in its last second. */
export const lateGoalFor = (team: number, by = 1, madeAt = END - SECOND) => ({
  id: 'late',
  match: 1,
  team,
  by,
  madeAt,
})
export const decideLateGoal = (game: Game, at: number, goalInput = lateGoalFor(2)) => {
  const decision = lateGoal(game, goalInput, moment(at))
  if (!decision) throw new Error('This press is late and was not known as such.')
  return decision
}
export const withLateGoal = (game: Game, at: number, goalInput = lateGoalFor(2)) =>
  apply(game, unwrap(decideLateGoal(game, at, goalInput)))

export const scores = (game: Game) => requirePlay(game).ended.map(({ score: { a, b } }) => `${a}-${b}`)
export const queueOf = (game: Game) => {
  const { order, holder, reason, now } = requirePlay(game)
  return { order, holder, reason: reason.because, now: now.is }
}
/** One goal for team 1 before the end; then the clock ends the match. */
export const oneNil = (teams: number) => run(runningGame(teams), scoreGoal(1, MINUTE))
