import type { GameReport } from '@turnout/contract/history'
import { namesInWords } from '@turnout/rules/results'
import { report as texts } from './texts.ts'

/** The table stands by wins first. */
export function leadersOf({ table }: GameReport): GameReport['table'] {
  const most = table[0]?.won ?? 0
  return most === 0 ? [] : table.filter(({ won }) => won === most)
}

export function winnerText(report: GameReport): string {
  if (report.matches.length === 0) return texts.noMatchWasPlayed
  const leaders = leadersOf(report)
  const wins = leaders[0]?.won ?? 0
  if (leaders.length === 0) return texts.allDrawn
  const names = namesInWords(leaders.map(({ name }) => name))
  return leaders.length === 1 ? texts.won(names, wins) : texts.shareFirst(names, wins)
}
