import type { Cup } from '@turnout/contract/cups'
import { scoreText } from '@turnout/rules/score-text'
import { texts } from './texts.ts'

/** Who has won a cup; before that what is played, how much of it is over, and who leads. */
export function cupInWords(cup: Cup): string {
  if (cup.is_over) return winnerInWords(cup)
  const { fixtures } = cup
  const over = fixtures.filter(({ is_over: isOver }) => isOver).length
  const on = fixtures.find(({ is_on: isOn }) => isOn)
  const next = on ?? fixtures.find(({ is_over: isOver }) => !isOver)
  const match = next && (on ? texts.cupOnNow : texts.cupNext)(next.a.name, next.b.name, next.stage)
  return [match, texts.cupPlayed(over, fixtures.length), ...leadersInWords(cup)].filter(Boolean).join(' ')
}

const nameIn = ({ teams }: Cup, teamId: string | null): string =>
  teams.find(({ id }) => id === teamId)?.name ?? ''

function winnerInWords(cup: Cup): string {
  const { winner_id: winner, fixtures } = cup
  if (winner === null) return texts.cupWithoutWinner
  const final = fixtures.at(-1)
  if (!final?.is_knockout || !final.score) return texts.cupWon(nameIn(cup, winner))
  const { a, b, score } = final
  return a.team_id === winner
    ? texts.cupFinal(a.name, scoreText(score.a, score.b), b.name)
    : texts.cupFinal(b.name, scoreText(score.b, score.a), a.name)
}

/** Of the tables that are being played, those with a team ahead of the others. */
const leadersInWords = (cup: Cup): string[] =>
  cup.tables.flatMap(({ name, is_over: isOver, rows: [first] }) =>
    first && !isOver && first.played > 0 && first.ahead_by !== null
      ? cup.tables.length > 1
        ? texts.cupLeadsGroup(nameIn(cup, first.team_id), name)
        : texts.cupLeads(nameIn(cup, first.team_id))
      : [],
  )
