import { isCup, isCupSettled, nextCupStep } from './cup/cup-play.ts'
import { isEqual } from './deep-equal.ts'
import { nextStep } from './formats.ts'
import { evolve, type Game, teamsWithPlayers } from './game.ts'
import type { EndedMatch, GameEvent, MatchPlay, Reason } from './game-events.ts'
import { changeoverEndsAt, type Moment, type NextStep } from './next-match.ts'
import { queueAfterToss } from './team-queue.ts'

type Events = readonly GameEvent[]

/** The events of a command, and the new next pair if they have changed which teams have players. */
export const withNextPair = (game: Game, events: Events, moment: Moment): Events =>
  // an undo restores the pair itself
  events.some(({ type }) => type === 'taken-back')
    ? events
    : [...events, ...settleNextPair(game, events.reduce(evolve, game), moment)]

/**
 * [L-11] The next pair after a team got its first player or lost its last, as if the queue had been like this
 * when the last match ended. [O-7] In a cup also after a team has left it, or a result was corrected. Nothing
 * once the next match is called. The same pair starts as planned, another after a full changeover.
 */
export function settleNextPair(before: Game, game: Game, moment: Moment): GameEvent[] {
  const { play } = game
  if (!play) return []
  const isSameTeams = isEqual(teamsWithPlayers(before), teamsWithPlayers(game))
  if (isSameTeams && isCupSettled(before.play, play)) return []
  const { now } = play
  if (now.is !== 'waiting' && now.is !== 'toss') return []
  const next = nextAfter(before, game, play, moment)
  if (!next) return []
  const isSameReason = isEqual(play.reason, next.reason)
  if (next.type === 'toss-due') {
    if (next.order) return isSameReason && isSamePair(play.order, next.order) ? [] : [next]
    if (now.is === 'toss') return []
    const { order, holder } = play.atEnd ?? play
    return [{ type: 'relined', order, holder, reason: next.reason, fate: next.reason }, next]
  }
  if (now.is === 'toss') return [next]
  const plannedAt = isSamePair(before.play?.order, next.order) ? now.startsAt : next.startsAt
  const startsAt = next.order.length < 2 ? null : plannedAt
  if (isSameReason && isSamePair(play.order, next.order) && startsAt === now.startsAt) return []
  return [{ ...next, startsAt }]
}

/** Both teams of the last match have players, and neither has lost its claim by having none for a while. */
const isDecidedByResult = ({ order, reason }: MatchPlay, { a, b }: EndedMatch): boolean =>
  reason.because !== 'first-in-line' && order.includes(a) && order.includes(b)

function nextAfter(before: Game, { settings }: Game, play: MatchPlay, moment: Moment): NextStep | null {
  if (isCup(play.format)) return nextCupStep(settings, play, play.format, moment)
  const last = play.ended.at(-1)
  if (!last || !play.atEnd) return null
  const startsAt = changeoverEndsAt(settings, play, moment.at)
  if (!isDecidedByResult(play, last)) {
    const { order, holder } = play
    return { type: 'lined-up', order, holder, reason: reasonWithoutResult(before, play), startsAt }
  }
  const { order, holder, rules } = play.atEnd
  const toss = play.tosses.find(({ matchNumber }) => matchNumber === last.number)
  if (toss) {
    const queue = order.filter((team) => team !== toss.winner && team !== toss.loser)
    const { stayingTeam, ...after } = queueAfterToss({ queue, stayingTeam: holder }, toss.winner, toss.loser)
    return { type: 'lined-up', order: after.order, holder: stayingTeam, reason: after.reason, startsAt }
  }
  // [E-11] a corrected score does not change the queue
  const score = last.correction?.from ?? last.score
  return nextStep(settings, { ...play, order, holder }, { ...last, score, rules }, moment)
}

/** The reason stays true while its staying team is first, or while the pair is the same. */
function reasonWithoutResult(before: Game, { order, reason }: MatchPlay): Reason {
  const isTrue =
    'stays' in reason ? order.length > 1 && order[0] === reason.stays : isSamePair(before.play?.order, order)
  return isTrue ? reason : { because: 'first-in-line' }
}

const isSamePair = (first: readonly number[] = [], second: readonly number[]): boolean =>
  isEqual(first.slice(0, 2).sort(), second.slice(0, 2).sort())
