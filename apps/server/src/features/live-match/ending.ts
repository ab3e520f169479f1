import type { EndedMatch, Play } from '@turnout/rules/evening'
import { teamName } from '@turnout/rules/words'

const minutes = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

/** How a match ended and what became of it, in a few words for the list of completed matches. */
export const endingInWords = (match: EndedMatch, play: Play): string =>
  match.winner === null ? drawInWords(match, play) : winInWords(match)

function winInWords(match: EndedMatch): string {
  const winner = match.winner === null ? '' : teamName(match[match.winner])
  switch (match.why) {
    case 'goals':
      return `${winner} after ${minutes(match.playedMs)}`
    case 'time':
      return `${winner} at full time`
    case 'early':
      return `${winner}, ended early at ${minutes(match.playedMs)}`
  }
}

function drawInWords({ number, score, fate }: EndedMatch, { tosses, now }: Play): string {
  const toss = tosses.find(({ matchNumber }) => matchNumber === number)
  if (toss) return `${teamName(toss.winner)} won the toss and stayed on`
  switch (fate?.because) {
    case 'both-off':
      return `${score.a}–${score.b}, both teams out`
    case 'longest-on-off':
    case 'challenger-off':
      return `${teamName(fate.off)} went off`
    case 'rematch':
      return 'Played again'
    default:
      return now.is === 'toss' ? 'Coin toss to come' : `${score.a}–${score.b}`
  }
}
