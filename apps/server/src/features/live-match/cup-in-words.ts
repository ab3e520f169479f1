import type { Cup } from '@turnout/contract/cups'
import { scoreText } from '@turnout/rules/score-text'
import { texts } from './texts.ts'

/** The winner of a cup; until then the current or next match, the matches played, and the leaders. */
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
  const { a, b, score, decided_by: by, played } = final
  const isFirst = a.team_id === winner
  const [team, loser] = isFirst ? [a, b] : [b, a]
  // where both teams of a semi-final have left, no one has lost the final
  if (loser.team_id === null) return texts.cupWon(team.name)
  if (by === 'forfeit' && !played) return texts.cupFinalForfeited(team.name, loser.name)
  const text =
    by === 'toss' ? texts.cupFinalByCoin : by === 'forfeit' ? texts.cupLeftAfterFinal : texts.cupFinal
  const goals = isFirst ? scoreText(score.a, score.b) : scoreText(score.b, score.a)
  return text(team.name, goals, loser.name)
}

/** The leaders of tables that are not over and have a team ahead. */
const leadersInWords = (cup: Cup): string[] =>
  cup.tables.flatMap(({ name, is_over: isOver, rows: [first] }) =>
    first && !isOver && first.played > 0 && first.ahead_by !== null
      ? cup.tables.length > 1
        ? texts.cupLeadsGroup(nameIn(cup, first.team_id), name)
        : texts.cupLeads(nameIn(cup, first.team_id))
      : [],
  )
