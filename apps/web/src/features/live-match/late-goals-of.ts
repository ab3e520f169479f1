import type { LatePress } from '@turnout/contract/game-state'
import type { Cast } from './cast-of.ts'

/** What came after time for one team in one match, decided about together. */
export type LateGoalsView = { ids: string[]; question: string; where: string; keep: string; drop: string }

/** One card for each team of each match, in the order of arrival. */
export function lateGoalsOf(presses: readonly LatePress[], cast: Cast): LateGoalsView[] {
  const groups = new Map<string, LatePress[]>()
  for (const press of presses) {
    const key = `${press.match_number} ${press.team_id}`
    groups.set(key, [...(groups.get(key) ?? []), press])
  }
  return [...groups.values()].map((group) => viewOf(group, cast))
}

function viewOf(group: readonly LatePress[], { team }: Cast): LateGoalsView {
  const many = group.length > 1
  const sum = group.reduce((goals, { value }) => goals + value, 0)
  const isGoals = group.every(({ value }) => value > 0)
  const [first] = group
  const what = isGoals ? goalsInWords(sum) : many ? `These ${group.length} presses` : 'This goal taken back'
  return {
    ids: group.map(({ id }) => id),
    question: `${what} came in after time.`,
    where: first ? `${team(first.team_id).name}, match ${first.match_number}: ${signed(sum)}` : '',
    keep: many || sum > 1 ? 'Keep them' : 'Keep it',
    drop: many || sum > 1 ? 'Drop them' : 'Drop it',
  }
}

const goalsInWords = (goals: number) => (goals === 1 ? 'This goal' : `These ${goals} goals`)

const signed = (goals: number) => (goals > 0 ? `+${goals}` : String(goals).replace('-', '\u2212'))
