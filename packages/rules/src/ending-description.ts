import type { Correction } from './correction.ts'
import { isTossOf } from './cup/cup-facts.ts'
import { isKnockout } from './cup/format.ts'
import type { EndedMatch, MatchPlay } from './game.ts'
import type { Toss } from './game-events.ts'
import { scoreText } from './score-text.ts'
import { formatMinutes, teamName } from './words.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numberWord = (n: number): string => NUMBERS[n] ?? String(n)

/** How a match ended and what followed, for the list of completed matches. */
export function describeEnding(match: EndedMatch, play: MatchPlay): string {
  if (match.winner === null && !match.correction) return describeDraw(match, play)
  const ending = match.correction ? describeCorrection(match.correction) : describeWin(match)
  return [ending, describeConsequence(match, play)].filter((part) => part !== null).join('. ')
}

/** Without how the match ended: the corrected score was not played. */
const describeCorrection = ({ from }: Correction): string => `Corrected from ${scoreText(from.a, from.b)}`

function describeWin(match: EndedMatch): string {
  const winner = match.winner === null ? '' : teamName(match[match.winner])
  const time = formatMinutes(match.playedMs)
  switch (match.why) {
    case 'goals':
      return `${winner}, ${describeGoals(match)} after ${time}`
    case 'time':
      return `${winner} at full time`
    case 'early':
      return isFullTime(match) ? `${winner} after the last play` : `${winner}, ended early at ${time}`
    case 'closed':
      return `${winner}, in front at ${time} when the game closed`
  }
}

const isFullTime = ({ playedMs, durationS }: EndedMatch) => playedMs >= durationS * 1000

function describeGoals({ stage, win, score }: EndedMatch): string {
  const highest = Math.max(score.a, score.b)
  if (stage === 'knockout') return highest === 1 ? 'the first goal' : `first to ${numberWord(highest)}`
  return win.by === 'lead'
    ? `${numberWord(Math.abs(score.a - score.b))} clear`
    : `first to ${numberWord(highest)}`
}

/** A coin for a rank in a table is of other teams, or of two whose match was over without it. */
const isDecidedByCoin = ({ fate }: EndedMatch): boolean =>
  fate?.because !== 'cup-toss' || isKnockout(fate.stage)

/**
 * The coin between the teams of a match, tossed right after it. A coin for a rank in a table belongs to no
 * match.
 */
export function tossAfter(match: EndedMatch, { tosses }: Pick<MatchPlay, 'tosses'>): Toss | undefined {
  const { number, reason } = match
  if (reason.because === 'cup-match' && !isKnockout(reason.stage)) return undefined
  return tosses.find((toss) => toss.matchNumber === number && isTossOf(match, toss))
}

function describeTossAfter(match: EndedMatch, play: MatchPlay): string | null {
  const { reason } = match
  const toss = tossAfter(match, play)
  return toss
    ? `${teamName(toss.winner)} won the toss${reason.because === 'cup-match' ? '' : ' and stayed on'}`
    : null
}

const isTossDue = (match: EndedMatch, { now, ended }: MatchPlay): boolean =>
  now.is === 'toss' && ended.at(-1)?.number === match.number && isDecidedByCoin(match)

function describeDraw(match: EndedMatch, play: MatchPlay): string {
  const { score, fate } = match
  const tossed = describeTossAfter(match, play)
  if (tossed) return tossed
  if (isTossDue(match, play)) return 'Coin toss to come'
  switch (fate?.because) {
    case 'both-off':
    case 'wins-cap':
      return `${scoreText(score.a, score.b)}, both teams out`
    case 'longest-on-off':
    case 'challenger-off':
    case 'wins-cap-one-off':
      return `${teamName(fate.off)} went off`
    case 'rematch':
      return 'Played again'
    default:
      return `${scoreText(score.a, score.b)}${match.why === 'closed' ? ' when the game closed' : ''}`
  }
}

/** A winner that stays on is not mentioned; one that the cap on wins sent off is. */
function describeConsequence(match: EndedMatch, play: MatchPlay): string | null {
  const { fate } = match
  if (fate?.because === 'wins-cap') return `Win number ${fate.wins} in a row, both teams out`
  if (fate?.because === 'wins-cap-one-off')
    return `Win number ${fate.wins} in a row, ${teamName(fate.off)} went off`
  return describeTossAfter(match, play) ?? (isTossDue(match, play) ? 'Coin toss to come' : null)
}
