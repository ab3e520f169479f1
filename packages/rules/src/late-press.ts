import { closedAt } from './closing.ts'
import { currentMatch, type Evening, evolve } from './evening.ts'
import type { EndedMatch, EveningEvent, LatePress, Match, Play, Side } from './evening-events.ts'
import { sideOf } from './match.ts'
import { inFront, type Moment, type Next, whatNext } from './next-match.ts'
import { ok, type Result, refuse } from './result.ts'
import { isWithin } from './spells.ts'

type Events = readonly EveningEvent[]

/** What the finger meant: which match, and when by the server's clock as the phone knew it. */
export interface Meant {
  match?: number | undefined
  madeAt?: number | undefined
}

/** A phone's idea of the server's clock may be this much behind. */
const CLOCKS_APART_MS = 1_000

/** Whether a press meant another match than the one that is on; a match that was called off has left its number to another. */
export function isOtherMatch(
  evening: Evening,
  { match, madeAt }: Meant,
  { at }: Pick<Moment, 'at'>,
): boolean {
  const on = currentMatch(evening)
  if (match === undefined || !on) return false
  const began = on.spells[0]?.from
  // a machine's clock that was put back in a pause knows the start as a moment to come: nothing can be told by it
  const isKnown = began !== undefined && began <= at
  const isBefore = madeAt !== undefined && isKnown && madeAt < began - CLOCKS_APART_MS
  return on.number !== match || isBefore
}

export interface LateGoal extends Meant {
  id: string
  team: number
  by: number
}

/**
 * A press of a match that is over, made while its goals counted: it corrects a match that ended on time as
 * long as the line can follow, and else waits for an admin (decisions 6, 'Bad network'). Null when it is no such press.
 */
export function lateGoal(
  evening: Evening,
  { id, match, madeAt, team, by }: LateGoal,
  moment: Moment,
): Result<Events, 'not-on-pitch' | 'below-zero'> | null {
  const { play } = evening
  const ended = play?.ended.find(({ number }) => number === match)
  if (!play || !ended || madeAt === undefined || !isWithin(ended.spells, madeAt)) return null
  const side = sideOf(ended, team)
  if (!side) return refuse('not-on-pitch', { team })
  const follows = ended.why === 'time' && lineCanFollow(play, ended)
  if (ended.score[side] + by + (follows ? 0 : waitingFor(play, ended, side)) < 0) return refuse('below-zero')
  if (follows) return ok(correct(evening, ended, { side, by, madeAt }, moment))
  const { number: matchNumber } = ended
  return ok([{ type: 'late-press', id, matchNumber, side, by, madeAt, at: moment.at }])
}

/**
 * An admin keeps or drops a press that came too late, once, also when the evening is closed by then. Kept, the
 * line follows where it still can.
 */
export function settleLatePress(
  evening: Evening,
  { id, keep }: { id: string; keep: boolean },
  moment: Moment,
): Result<Events, 'late-press-not-found' | 'late-press-settled' | 'below-zero'> {
  const press = evening.play?.late.find((late) => late.id === id)
  const ended = evening.play?.ended.find(({ number }) => number === press?.matchNumber)
  if (!press || !ended) return refuse('late-press-not-found')
  if (press.fate !== 'waiting') return refuse('late-press-settled')
  const settled: EveningEvent = { type: 'late-press-settled', id, keep, at: moment.at }
  if (!keep) return ok([settled])
  if (ended.score[press.side] + press.by < 0) return refuse('below-zero')
  return ok([settled, ...correct(evening, ended, press, moment)])
}

const waitingFor = ({ late }: Play, { number }: EndedMatch, side: Side): number =>
  late
    .filter((press) => press.fate === 'waiting' && press.matchNumber === number && press.side === side)
    .reduce((sum, { by }) => sum + by, 0)

/** The last match, no coin has fallen for it, and nobody has scored in the next one. */
function lineCanFollow({ ended, tosses, now }: Play, { number }: EndedMatch): boolean {
  if (now.is === 'closed' || ended.at(-1)?.number !== number) return false
  if (tosses.some(({ matchNumber }) => matchNumber === number)) return false
  return now.is !== 'match' || (now.match.score.a === 0 && now.match.score.b === 0)
}

function correct(
  evening: Evening,
  ended: EndedMatch,
  { side, by, madeAt }: Pick<LatePress, 'side' | 'by' | 'madeAt'>,
  moment: Moment,
): EveningEvent[] {
  const score = { ...ended.score, [side]: ended.score[side] + by }
  const winner = inFront({ score })
  const { number: matchNumber } = ended
  const corrected: EveningEvent = {
    type: 'result-corrected',
    matchNumber,
    side,
    by,
    winner,
    at: moment.at,
    madeAt,
  }
  const so = evolve(evening, corrected)
  const isOpen = closedAt(evening, moment.at) === null
  return so.play && isOpen && lineCanFollow(so.play, ended)
    ? [corrected, ...follow(so, so.play, moment)]
    : [corrected]
}

/** Line, coin and next start as if the goal had counted in time. */
function follow({ settings }: Evening, play: Play, moment: Moment): EveningEvent[] {
  const { ended, atEnd, now } = play
  const last = ended.at(-1)
  if (!last || !atEnd) return []
  const { rules, order, holder } = atEnd
  const next = whatNext(settings, { ...play, order, holder }, { ...last, rules }, moment)
  // the coin is between the two who have just played, and everybody waits where they waited then
  const back = { type: 'relined', order, holder, reason: next.reason, fate: next.reason } as const
  const whole = next.type === 'toss-due' ? [back, next] : [next]
  switch (now.is) {
    case 'match':
      return underway(play, now.match, next) ?? [calledOff(now.match, moment), ...whole]
    case 'toss':
      // a seal that was shown stays the seal of this toss
      return [next.type === 'toss-due' ? { ...next, commitment: now.commitment } : next]
    case 'closed':
      return []
    case 'waiting':
      return isPair(next, play.order) ? [{ ...next, startsAt: now.startsAt }] : whole
  }
}

type LinedUp = Extract<Next, { type: 'lined-up' }>

const isPair = (next: Next, [a = 0, b = 0]: readonly number[]): next is LinedUp =>
  next.type === 'lined-up' && [a, b].every((team) => next.order.slice(0, 2).includes(team))

const calledOff = ({ number: matchNumber }: Match, { at }: Moment): EveningEvent => ({
  type: 'called-off',
  matchNumber,
  at,
})

/** The right two play on, and so do two whom an admin chose; null for two that only the wrong result brought on. */
function underway(play: Play, { a, b }: Match, next: Next): EveningEvent[] | null {
  const chosen = play.reason.because === 'chosen'
  if (!chosen && !isPair(next, [a, b])) return null
  if (next.type === 'toss-due') return []
  const order = [a, b, ...next.order.filter((team) => team !== a && team !== b)]
  const holder = next.holder && [a, b].includes(next.holder.team) ? next.holder : null
  return [{ type: 'relined', order, holder, reason: chosen ? play.reason : next.reason, fate: next.reason }]
}
