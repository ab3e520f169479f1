import { closedAt } from './closing.ts'
import { isStillDue } from './cup/cup-play.ts'
import { nextStep } from './formats.ts'
import { currentMatch, evolve, type Game } from './game.ts'
import type { EndedMatch, GameEvent, LatePress, Match, MatchPlay, Side } from './game-events.ts'
import { sideOf } from './match.ts'
import { leadingSide, type Moment, type NextStep } from './next-match.ts'
import { ok, type Result, refuse } from './result.ts'
import { isWithinPeriods } from './scoring-periods.ts'

type Events = readonly GameEvent[]

/**
 * The match that the person meant, and when they pressed (ms): the server's time as the phone estimated it.
 */
export interface CommandTarget {
  match?: number | undefined
  madeAt?: number | undefined
}

/** A phone's estimate of the server's clock may be this much behind. */
const CLOCK_SKEW_TOLERANCE_MS = 1_000

/**
 * Whether another match than the present one was meant. A match that was called off leaves its number
 * to the next.
 */
export function isOtherMatch(
  game: Game,
  { match, madeAt }: CommandTarget,
  { at }: Pick<Moment, 'at'>,
): boolean {
  const current = currentMatch(game)
  if (match === undefined || !current) return false
  const startedAt = current.spells[0]?.from
  // if the clock was put back in a pause, the start lies in the future and proves nothing
  const isKnown = startedAt !== undefined && startedAt <= at
  const isBefore = madeAt !== undefined && isKnown && madeAt < startedAt - CLOCK_SKEW_TOLERANCE_MS
  return current.number !== match || isBefore
}

export interface LateGoal extends CommandTarget {
  id: string
  team: number
  by: number
}

/**
 * A goal of a match that is over, pressed while its goals counted. It corrects a match that ended on
 * time if the queue can still follow, and otherwise waits for an admin. Null for any other goal.
 */
export function lateGoal(
  game: Game,
  { id, match, madeAt, team, by }: LateGoal,
  moment: Moment,
): Result<Events, 'not-on-pitch' | 'below-zero'> | null {
  const { play } = game
  const ended = play?.ended.find(({ number }) => number === match)
  if (!play || !ended || madeAt === undefined || !isWithinPeriods(ended.spells, madeAt)) return null
  const side = sideOf(ended, team)
  if (!side) return refuse('not-on-pitch', { team })
  const isCorrectable = ended.why === 'time' && canUpdateQueue(play, ended)
  if (ended.score[side] + by + (isCorrectable ? 0 : pendingGoals(play, ended, side)) < 0)
    return refuse('below-zero')
  if (isCorrectable) return ok(correctResult(game, ended, { side, by, madeAt }, moment))
  const { number: matchNumber } = ended
  return ok([{ type: 'late-press', id, matchNumber, side, by, madeAt, at: moment.at }])
}

/**
 * An admin keeps or drops a late goal, once, also in a closed game. When kept, the queue follows where it
 * still can.
 */
export function settleLatePress(
  game: Game,
  { id, keep }: { id: string; keep: boolean },
  moment: Moment,
): Result<Events, 'late-press-not-found' | 'late-press-settled' | 'below-zero'> {
  const press = game.play?.late.find((late) => late.id === id)
  const ended = game.play?.ended.find(({ number }) => number === press?.matchNumber)
  if (!press || !ended) return refuse('late-press-not-found')
  if (press.fate !== 'waiting') return refuse('late-press-settled')
  const settled: GameEvent = { type: 'late-press-settled', id, keep, at: moment.at }
  if (!keep) return ok([settled])
  if (ended.score[press.side] + press.by < 0) return refuse('below-zero')
  return ok([settled, ...correctResult(game, ended, press, moment)])
}

const pendingGoals = ({ late }: MatchPlay, { number }: EndedMatch, side: Side): number =>
  late
    .filter((press) => press.fate === 'waiting' && press.matchNumber === number && press.side === side)
    .reduce((sum, { by }) => sum + by, 0)

/**
 * True for the last match while both teams have players, before its coin is tossed and before a goal in the
 * next match.
 */
function canUpdateQueue(
  { ended, order, tosses, now }: MatchPlay,
  { number, a, b, correction }: EndedMatch,
): boolean {
  // a corrected score never changes the queue
  if (correction || now.is === 'closed' || ended.at(-1)?.number !== number) return false
  if (!order.includes(a) || !order.includes(b)) return false
  if (tosses.some(({ matchNumber }) => matchNumber === number)) return false
  return now.is !== 'match' || (now.match.score.a === 0 && now.match.score.b === 0)
}

function correctResult(
  game: Game,
  ended: EndedMatch,
  { side, by, madeAt }: Pick<LatePress, 'side' | 'by' | 'madeAt'>,
  moment: Moment,
): GameEvent[] {
  const score = { ...ended.score, [side]: ended.score[side] + by }
  const winner = leadingSide({ score })
  const { number: matchNumber } = ended
  const corrected: GameEvent = {
    type: 'result-corrected',
    matchNumber,
    side,
    by,
    winner,
    at: moment.at,
    madeAt,
  }
  const correctedGame = evolve(game, corrected)
  const isOpen = closedAt(game, moment.at) === null
  return correctedGame.play && isOpen && canUpdateQueue(correctedGame.play, ended)
    ? [corrected, ...requeueAfterCorrection(correctedGame, correctedGame.play, moment)]
    : [corrected]
}

/** Queue, coin and next start as if the goal had counted in time. */
function requeueAfterCorrection({ settings }: Game, play: MatchPlay, moment: Moment): GameEvent[] {
  const { ended, atEnd, now } = play
  const last = ended.at(-1)
  if (!last || !atEnd) return []
  const { rules, order, holder } = atEnd
  const next = nextStep(settings, { ...play, order, holder }, { ...last, rules }, moment)
  // the coin is between the two that have just played; the queue is the one at the end of that match
  const requeued = { type: 'relined', order, holder, reason: next.reason, fate: next.reason } as const
  const events = next.type === 'toss-due' ? [requeued, next] : [next]
  switch (now.is) {
    case 'match':
      return keepCurrentMatch(play, now.match, next) ?? [calledOff(now.match, moment), ...events]
    case 'toss':
      return [next]
    case 'closed':
      return []
    case 'waiting':
      return isPair(next, play.order) ? [{ ...next, startsAt: now.startsAt }] : events
  }
}

type LinedUp = Extract<NextStep, { type: 'lined-up' }>

const isPair = (next: NextStep, [a = 0, b = 0]: readonly number[]): next is LinedUp =>
  next.type === 'lined-up' && [a, b].every((team) => next.order.slice(0, 2).includes(team))

const calledOff = ({ number: matchNumber }: Match, { at }: Moment): GameEvent => ({
  type: 'called-off',
  matchNumber,
  at,
})

/**
 * The match goes on if the corrected result calls the same two teams, if an admin chose them, or if
 * this match of the cup is theirs whatever the result. Null if only the wrong result called them.
 */
function keepCurrentMatch(play: MatchPlay, match: Match, next: NextStep): GameEvent[] | null {
  const { a, b } = match
  const isChosen = play.reason.because === 'chosen' || isStillDue(play, match)
  if (!isChosen && !isPair(next, [a, b])) return null
  if (next.type === 'toss-due') return []
  const order = [a, b, ...next.order.filter((team) => team !== a && team !== b)]
  const holder = next.holder && [a, b].includes(next.holder.team) ? next.holder : null
  return [{ type: 'relined', order, holder, reason: isChosen ? play.reason : next.reason, fate: next.reason }]
}
