import type { GameReport } from '@turnout/contract/history'
import { lateGoalGroups as texts } from './match-texts.ts'
import { common } from './texts.ts'

/** The late goals of one team in one match, which are settled together. */
export type LateGoalGroup = { ids: string[]; question: string; where: string; keep: string; drop: string }

/** A goal with the name of its team. */
export type LateGoal = GameReport['late_presses'][number]

/** One card for each team of each match, in the order of arrival. */
export function groupLateGoals(lateGoals: readonly LateGoal[]): LateGoalGroup[] {
  const groups = new Map<string, LateGoal[]>()
  for (const lateGoal of lateGoals) {
    const key = `${lateGoal.match_number} ${lateGoal.team_name}`
    groups.set(key, [...(groups.get(key) ?? []), lateGoal])
  }
  return [...groups.values()].map(toLateGoalGroup)
}

function toLateGoalGroup(group: readonly LateGoal[]): LateGoalGroup {
  const isPlural = group.length > 1
  const sum = group.reduce((goals, { value }) => goals + value, 0)
  const isGoals = group.every(({ value }) => value > 0)
  const [first] = group
  const subject = isGoals
    ? goalsText(sum)
    : isPlural
      ? texts.thesePresses(group.length)
      : texts.thisGoalTakenBack
  return {
    ids: group.map(({ id }) => id),
    question: texts.cameInAfterTime(subject),
    where: first ? texts.match(first.team_name, first.match_number, signedNumber(sum)) : '',
    keep: isPlural || sum > 1 ? texts.keepThem : common.keepIt,
    drop: isPlural || sum > 1 ? texts.dropThem : texts.dropIt,
  }
}

const goalsText = (goals: number) => (goals === 1 ? texts.thisGoal : texts.theseGoals(goals))

const signedNumber = (goals: number) => (goals > 0 ? `+${goals}` : String(goals).replace('-', '\u2212'))
