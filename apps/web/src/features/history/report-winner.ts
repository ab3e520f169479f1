import type { GameReport } from '@turnout/contract/history'
import { listInWords } from '@turnout/rules/list-in-words'
import { teamName } from '@turnout/rules/words'
import { report as texts } from './texts.ts'

/** [O-23] A cup that was not finished has no winner, even if a team won most matches. */
const endedWithoutCup = ({ cup, is_over: isOver }: GameReport): boolean => isOver && cup?.winner === null

/** The winners of the cup, else of most matches: the table is sorted by wins first. */
export function leadersOf(report: GameReport): GameReport['table'] {
  const { table, cup } = report
  if (cup?.winner) return table.filter(({ team_number: team }) => team === cup.winner)
  if (endedWithoutCup(report)) return []
  const most = table[0]?.won ?? 0
  return most === 0 ? [] : table.filter(({ won }) => won === most)
}

export function winnerText(report: GameReport): string {
  if (report.matches.length === 0) return texts.noMatchWasPlayed
  if (report.cup?.winner) return texts.wonCup(teamName(report.cup.winner))
  if (endedWithoutCup(report)) return texts.nobodyWonCup
  const leaders = leadersOf(report)
  const wins = leaders[0]?.won ?? 0
  if (leaders.length === 0) return texts.allDrawn
  const names = listInWords(leaders.map(({ name }) => name))
  return leaders.length === 1 ? texts.won(names, wins) : texts.shareFirst(names, wins)
}
