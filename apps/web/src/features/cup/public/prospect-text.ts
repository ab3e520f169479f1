import type { Cup } from '@turnout/contract/cups'
import { listInWords } from '@turnout/rules/list-in-words'
import { cupProspects as texts } from '../texts.ts'
import { teamNameIn } from './place.tsx'

type Row = Cup['tables'][number]['rows'][number]

/** [O-30] In words what the teams of a table still need, those that are ahead before the others. */
export function prospectText(cup: Cup, rows: readonly Row[]): string[] {
  const words = cup.settings?.format === 'groups' ? texts.group : texts.roundRobin
  const nameOf = ({ team_id: id }: Row) => teamNameIn(cup, id)
  const together = (is: 'through' | 'out' | 'waits', text: (teams: string, count: number) => string) => {
    const teams = rows.filter(({ prospect }) => prospect?.is === is).map(nameOf)
    return teams.length > 0 ? [text(listInWords(teams), teams.length)] : []
  }
  return [
    ...together('through', words.through),
    ...rows.flatMap((row) => needText(nameOf(row), row.prospect, cup, words.aim) ?? []),
    ...together('waits', texts.waits),
    ...together('out', words.out),
  ]
}

function needText(team: string, prospect: Row['prospect'], cup: Cup, aim: string): string | null {
  if (!prospect?.result) return null
  const { is, result, against_id: against } = prospect
  const isNeed = is === 'needs' || is === 'enough' || is === 'at_least'
  return isNeed ? texts[is](team, result, teamNameIn(cup, against), aim) : null
}
