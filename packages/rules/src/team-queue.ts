import { isKnockout } from './cup/format.ts'
import { stageName } from './cup/words.ts'
import type { MatchPlay, Reason, Score, Side } from './game-events.ts'
import type { DrawRule, HouseRules } from './house-rules.ts'

export interface FinishedMatch {
  a: number
  b: number
  winner: Side | null
  score: Score
  stayingTeam: MatchPlay['holder']
  /** The teams that wait, the next one first. */
  queue: readonly number[]
  rules: HouseRules
}

/** The new queue, the next two first; or a coin decides. */
export type QueueUpdate =
  | { toss: false; order: readonly number[]; stayingTeam: MatchPlay['holder']; reason: Reason }
  | { toss: true; reason: Reason }

/**
 * [L-2] Who plays next. Teams that wait keep their places; only teams that leave the pitch are ordered. A rule for
 * which too few teams wait falls back to the coin.
 */
export function queueAfterMatch(match: FinishedMatch): QueueUpdate {
  const { a, b, winner, score, queue, rules } = match
  if (queue.length === 0) return rematch(match)
  const { team, wins } = stayingTeamAfter(match) ?? { team: null, wins: 0 }
  if (team !== null && rules.maxWinsInARow !== null && wins >= rules.maxWinsInARow)
    return limitReached(queue, { off: team, other: team === a ? b : a, wins })
  if (winner === null) return queueAfterDraw(match, score.a === 0 ? rules.goallessDraw : rules.scoredDraw)

  const [won, lost] = winner === 'a' ? [a, b] : [b, a]
  return oneStays(queue, { stays: won, off: lost, wins }, { because: 'winner-stays', stays: won })
}

/** [L-8] The team that could stay on, with its wins in a row. A draw neither adds to them nor ends them. */
function stayingTeamAfter({ a, b, winner, stayingTeam }: FinishedMatch): MatchPlay['holder'] {
  if (winner === null) return stayingTeam
  const team = winner === 'a' ? a : b
  return { team, wins: stayingTeam?.team === team ? stayingTeam.wins + 1 : 1 }
}

/** [L-8] Both go off if two teams wait. If one team waits, the other one stays, and no coin is needed. */
function limitReached(
  queue: readonly number[],
  { off, other, wins }: { off: number; other: number; wins: number },
): QueueUpdate {
  return queue.length >= 2
    ? bothOff(queue, [other, off], { because: 'wins-cap', off, wins })
    : oneStays(
        queue,
        { stays: other, off, wins: 0 },
        { because: 'wins-cap-one-off', off, stays: other, wins },
      )
}

/**
 * [L-3] With no team waiting the same two play again. Wins keep counting, for the limit once a team waits.
 */
const rematch = (match: FinishedMatch): QueueUpdate => ({
  toss: false,
  order: [match.a, match.b],
  stayingTeam: stayingTeamAfter(match),
  reason: { because: 'rematch' },
})

/** [L-4] A draw, by the group's rule. Without a staying team there is no challenger, so the coin decides. */
function queueAfterDraw(match: FinishedMatch, rule: DrawRule): QueueUpdate {
  const { a, b, stayingTeam, queue } = match
  const longest = stayingTeam?.team === b ? b : a
  const challenger = longest === a ? b : a
  switch (rule) {
    case 'toss':
      return { toss: true, reason: { because: 'draw-needs-toss' } }
    case 'both_off':
      return bothOff(queue, [challenger, longest], { because: 'both-off' })
    case 'both_off_else_longest_off':
      return queueAfterDraw(match, queue.length >= 2 ? 'both_off' : 'longest_on_off')
    case 'longest_on_off':
      return queueAfterDrawWithStayingTeam(
        queue,
        stayingTeam,
        { stays: challenger, off: longest },
        'longest-on-off',
      )
    case 'challenger_off':
      return queueAfterDrawWithStayingTeam(
        queue,
        stayingTeam,
        { stays: longest, off: challenger },
        'challenger-off',
      )
  }
}

function queueAfterDrawWithStayingTeam(
  queue: readonly number[],
  stayingTeam: MatchPlay['holder'],
  { stays, off }: { stays: number; off: number },
  because: 'longest-on-off' | 'challenger-off',
): QueueUpdate {
  if (!stayingTeam) return { toss: true, reason: { because: 'nobody-longer-toss' } }
  return oneStays(queue, { stays, off, wins: winsOf(stayingTeam, stays) }, { because, off, stays })
}

const winsOf = (stayingTeam: MatchPlay['holder'], team: number): number =>
  stayingTeam?.team === team ? stayingTeam.wins : 0

function oneStays(
  queue: readonly number[],
  { stays, off, wins }: { stays: number; off: number; wins: number },
  reason: Reason,
): QueueUpdate {
  return {
    toss: false,
    order: [stays, ...queue, off],
    stayingTeam: { team: stays, wins },
    reason,
  }
}

/** [L-5] Both go to the back, the one that was on longer last. With one team waiting a coin must decide. */
const bothOff = (queue: readonly number[], off: readonly [number, number], reason: Reason): QueueUpdate =>
  queue.length >= 2
    ? { toss: false, order: [...queue, ...off], stayingTeam: null, reason }
    : { toss: true, reason: { because: 'one-waits-toss', cap: null } }

/** [L-6] After a toss its winner stays and meets the first that waits; its loser goes to the back. */
export function queueAfterToss(
  { queue, stayingTeam }: Pick<FinishedMatch, 'queue' | 'stayingTeam'>,
  winner: number,
  loser: number,
): Extract<QueueUpdate, { toss: false }> {
  return {
    toss: false,
    order: [winner, ...queue, loser],
    stayingTeam: { team: winner, wins: winsOf(stayingTeam, winner) },
    // the team that waited may have gone home while the coin was due
    reason: queue.length > 0 ? { because: 'toss-won', stays: winner } : { because: 'rematch' },
  }
}

/** [L-7] The reason in words. `pair` are the two teams that it is about. */
export function describeReason(
  reason: Reason,
  pair: readonly number[],
  name: (team: number) => string,
): string {
  const [a, b] = pair
  if (a === undefined || b === undefined) return 'Two teams are needed.'
  // the team that stayed may have gone home since
  if ('stays' in reason && !pair.slice(0, 2).includes(reason.stays))
    return describeReason({ because: 'first-in-line' }, pair, name)
  const longest = (stays: number) => `${name(stays === a ? b : a)} has waited longest.`
  switch (reason.because) {
    case 'first-in-line':
      return `${name(a)} and ${name(b)} are first in line.`
    case 'chosen':
      return 'An admin chose these two.'
    case 'rematch':
      return 'No other team is waiting, so the same two play again.'
    case 'winner-stays':
      return `${name(reason.stays)} won and stays on. ${longest(reason.stays)}`
    case 'wins-cap':
      return `${name(reason.off)} won ${reason.wins} in a row, so both go off and the next two play.`
    case 'wins-cap-one-off':
      return `${name(reason.off)} won ${reason.wins} in a row and goes off. ${name(reason.stays)} stays on. ${longest(reason.stays)}`
    case 'both-off':
      return 'It was a draw, so both go off and the next two play.'
    case 'longest-on-off':
      return `It was a draw: ${name(reason.off)} was on longest and goes off. ${longest(reason.stays)}`
    case 'challenger-off':
      return `It was a draw: ${name(reason.off)} came on last and goes off. ${longest(reason.stays)}`
    case 'draw-needs-toss':
      return 'It was a draw. A coin decides who stays on.'
    case 'nobody-longer-toss':
      return 'It was a draw, and neither side has been on longer. A coin decides who stays on.'
    case 'one-waits-toss':
      return `${describeBothOff(reason.cap, name)}, but only one team waits. A coin decides who stays on.`
    case 'toss-won':
      return `${name(reason.stays)} won the toss and stays on. ${longest(reason.stays)}`
    case 'cup-match': {
      const stage = stageName(reason.stage)
      return reason.nextGoal ? `${stage}. It was a draw, so the next goal wins.` : `${stage}.`
    }
    case 'cup-toss':
      return isKnockout(reason.stage)
        ? 'It was a draw. A coin decides who wins.'
        : `${stageName(reason.stage)}: ${name(a)} and ${name(b)} are level. A coin decides who stands first.`
    case 'cup-waits':
      return `${name(reason.team)} has no players. The cup goes on when they are back, or leave it.`
    case 'cup-over':
      return reason.winner === null ? 'The cup is over.' : `${name(reason.winner)} won the cup.`
  }
}

const describeBothOff = (
  cap: { off: number; wins: number } | null,
  name: (team: number) => string,
): string =>
  cap
    ? `${name(cap.off)} won ${cap.wins} in a row and both would go off`
    : 'It was a draw and both would go off'
