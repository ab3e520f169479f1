import type { Play, Reason, Score, Side } from './evening-events.ts'
import type { DrawRule, HouseRules } from './house-rules.ts'

/** A match that is over, as far as the line needs to know it. */
export interface Played {
  a: number
  b: number
  winner: Side | null
  score: Score
  holder: Play['holder']
  /** Who waits, first in line first, without the two who played. */
  line: readonly number[]
  rules: HouseRules
}

/** What becomes of the line: the next two first, then everybody else; or a coin has to say it. */
export type After =
  | { toss: false; order: readonly number[]; holder: Play['holder']; reason: Reason }
  | { toss: true; reason: Reason }

/**
 * [L-2] Who plays next (decisions 6, 'The line'). Whoever waits keeps their exact place; only teams
 * that leave the pitch are ordered. A rule for which too few teams wait falls back to the coin.
 */
export function afterMatch(played: Played): After {
  const { a, b, winner, score, holder, line, rules } = played
  if (line.length === 0) return rematch(played)
  if (winner === null) return afterDraw(played, score.a === 0 ? rules.goallessDraw : rules.scoredDraw)

  const [won, lost] = winner === 'a' ? [a, b] : [b, a]
  const wins = holder?.team === won ? holder.wins + 1 : 1
  // [L-8] the cap sends the winner off too, and the line is asked for a team more
  if (rules.maxWinsInARow === null || wins < rules.maxWinsInARow)
    return oneStays(line, { stays: won, off: lost, wins }, { because: 'winner-stays', stays: won })
  return bothOff(line, [lost, won], { because: 'wins-cap', off: won, wins })
}

/** [L-3] With nobody waiting the same two play again. */
function rematch({ a, b, winner, holder }: Played): After {
  const order = [a, b]
  if (winner === null)
    return { toss: false, order, holder: holder && { ...holder, wins: 0 }, reason: { because: 'rematch' } }
  const won = winner === 'a' ? a : b
  const wins = holder?.team === won ? holder.wins + 1 : 1
  return { toss: false, order, holder: { team: won, wins }, reason: { because: 'rematch' } }
}

/** [L-4] A draw, by the group's rule for it. Without a holder there is no longest and no challenger, so the coin decides. */
function afterDraw({ a, b, holder, line }: Played, rule: DrawRule): After {
  const longest = holder?.team === b ? b : a
  const challenger = longest === a ? b : a
  switch (rule) {
    case 'toss':
      return { toss: true, reason: { because: 'draw-needs-toss' } }
    case 'both_off':
      return bothOff(line, [challenger, longest], { because: 'both-off' })
    case 'longest_on_off':
      return afterDrawWithHolder(line, holder, { stays: challenger, off: longest }, 'longest-on-off')
    case 'challenger_off':
      return afterDrawWithHolder(line, holder, { stays: longest, off: challenger }, 'challenger-off')
  }
}

function afterDrawWithHolder(
  line: readonly number[],
  holder: Play['holder'],
  { stays, off }: { stays: number; off: number },
  because: 'longest-on-off' | 'challenger-off',
): After {
  if (!holder) return { toss: true, reason: { because: 'nobody-longer-toss' } }
  return oneStays(line, { stays, off, wins: 0 }, { because, off, stays })
}

function oneStays(
  line: readonly number[],
  { stays, off, wins }: { stays: number; off: number; wins: number },
  reason: Reason,
): After {
  return {
    toss: false,
    order: [stays, ...line, off],
    holder: { team: stays, wins },
    reason,
  }
}

/** [L-5] Both go to the back, the one that has stayed on longer last; with one team waiting there is no pair without a coin. */
const bothOff = (line: readonly number[], off: readonly [number, number], reason: Reason): After =>
  line.length >= 2
    ? { toss: false, order: [...line, ...off], holder: null, reason }
    : { toss: true, reason: { because: 'one-waits-toss', cap: capIn(reason) } }

const capIn = (reason: Reason) =>
  reason.because === 'wins-cap' ? { off: reason.off, wins: reason.wins } : null

/** [L-6] After a toss its winner stays and meets the first in line; its loser goes to the back. */
export function afterToss(
  line: readonly number[],
  winner: number,
  loser: number,
): Extract<After, { toss: false }> {
  return {
    toss: false,
    order: [winner, ...line, loser],
    holder: { team: winner, wins: 0 },
    // whoever waited may have gone home while the coin was due
    reason: line.length > 0 ? { because: 'toss-won', stays: winner } : { because: 'rematch' },
  }
}

/** [L-7] The reason in words, for the screen and for whoever asks 'why are we next?'. `pair` are the two it is about. */
export function reasonInWords(
  reason: Reason,
  pair: readonly number[],
  name: (team: number) => string,
): string {
  const [a, b] = pair
  if (a === undefined || b === undefined) return 'Two teams are needed.'
  const longest = (stays: number) => `${name(stays === a ? b : a)} has waited longest.`
  switch (reason.because) {
    case 'first-in-line':
      return `${name(a)} and ${name(b)} are first in line.`
    case 'chosen':
      return 'An admin chose these two.'
    case 'rematch':
      return 'Nobody else is waiting, so the same two play again.'
    case 'winner-stays':
      return `${name(reason.stays)} won and stays on. ${longest(reason.stays)}`
    case 'wins-cap':
      return `${name(reason.off)} won ${reason.wins} in a row, so both go off and the next two play.`
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
      return `${wouldGoOff(reason.cap, name)}, but only one team waits. A coin decides who stays on.`
    case 'toss-won':
      return `${name(reason.stays)} won the toss and stays on. ${longest(reason.stays)}`
  }
}

const wouldGoOff = (cap: { off: number; wins: number } | null, name: (team: number) => string): string =>
  cap
    ? `${name(cap.off)} won ${cap.wins} in a row and both would go off`
    : 'It was a draw and both would go off'
