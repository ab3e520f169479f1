import type { EndedMatch, Play } from './evening.ts'
import { teamName } from './words.ts'

const minutes = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (n: number): string => NUMBERS[n] ?? String(n)

/** How a match ended and what became of it, in a few words for the list of completed matches. */
export const endingInWords = (match: EndedMatch, play: Play): string =>
  match.winner === null
    ? drawInWords(match, play)
    : [winInWords(match), afterWin(match, play)].filter((said) => said !== null).join('. ')

function winInWords(match: EndedMatch): string {
  const winner = match.winner === null ? '' : teamName(match[match.winner])
  const after = minutes(match.playedMs)
  switch (match.why) {
    case 'goals':
      return `${winner}, ${goalsInWords(match)} after ${after}`
    case 'time':
      return `${winner} at full time`
    case 'early':
      return isWhole(match) ? `${winner} after the last play` : `${winner}, ended early at ${after}`
    case 'closed':
      return `${winner}, in front at ${after} when the evening closed`
  }
}

/** After a last play people end the match when the whole time is over. */
const isWhole = ({ playedMs, durationS }: EndedMatch) => playedMs >= durationS * 1000

function goalsInWords({ stage, win, score }: EndedMatch): string {
  const most = Math.max(score.a, score.b)
  if (stage === 'knockout') return most === 1 ? 'the first goal' : `first to ${inWords(most)}`
  return win.by === 'lead' ? `${inWords(Math.abs(score.a - score.b))} clear` : `first to ${inWords(most)}`
}

const tossedAfter = ({ number }: EndedMatch, { tosses }: Play): string | null => {
  const toss = tosses.find(({ matchNumber }) => matchNumber === number)
  return toss ? `${teamName(toss.winner)} won the toss and stayed on` : null
}

const isTossDue = ({ number }: EndedMatch, { now, ended }: Play): boolean =>
  now.is === 'toss' && ended.at(-1)?.number === number

function drawInWords(match: EndedMatch, play: Play): string {
  const { score, fate } = match
  const tossed = tossedAfter(match, play)
  if (tossed) return tossed
  if (isTossDue(match, play)) return 'Coin toss to come'
  switch (fate?.because) {
    case 'both-off':
      return `${score.a}–${score.b}, both teams out`
    case 'longest-on-off':
    case 'challenger-off':
      return `${teamName(fate.off)} went off`
    case 'rematch':
      return 'Played again'
    default:
      return match.why === 'closed'
        ? `${score.a}–${score.b} when the evening closed`
        : `${score.a}–${score.b}`
  }
}

/** A winner stays on and that goes without saying; what a cap on wins in a row did to them does not. */
function afterWin(match: EndedMatch, play: Play): string | null {
  const { fate } = match
  if (fate?.because === 'wins-cap') return `Win number ${fate.wins} in a row, both teams out`
  return tossedAfter(match, play) ?? (isTossDue(match, play) ? 'Coin toss to come' : null)
}
