import { type Cup, type CupSettings, toCupOptions } from '@turnout/contract/cups'
import type { CupPlan } from '@turnout/rules/cup/format'
import { fewestTeams, fittingFormat, type TimePlan, timePlan } from '@turnout/rules/cup/time-plan'

/** The number of matches and the end of a cup with N teams; null if its format needs more teams. */
export function planTimes(settings: CupSettings, teams: number, session: Cup['session']): TimePlan | null {
  const plan = planOf(settings, teams)
  return teams < fewestTeams(plan) ? null : timePlan(plan, toSession(session))
}

/** The plan before an organiser's choice: matches of this length (s), in the format that fits into the session. */
export function firstSettings(durationS: number, teams: number, session: Cup['session']): CupSettings {
  const settings: CupSettings = {
    ...{ format: 'round_robin', legs: 1, groups: 2, third_place: false },
    ...{ points: { win: 3, draw: 1, loss: 0 }, drawn_knockout: 'toss' },
    tie_breakers: ['between_themselves', 'goal_difference', 'goals'],
    duration_s: durationS,
  }
  const { is: format, groups } = fittingFormat(planOf(settings, teams), toSession(session))
  return { ...settings, format, groups }
}

const planOf = (settings: CupSettings, teams: number): CupPlan => ({
  ...toCupOptions(settings),
  teams: Array.from({ length: teams }, (_, index) => index + 1),
})

const toSession = ({ starts_at: startsAt, ends_at: endsAt, changeover_s: changeoverS }: Cup['session']) => ({
  startsAt,
  endsAt,
  changeoverS,
})

const HALF_MINUTE = 30

/** One to sixty minutes: in steps of 30 s up to ten minutes, of a minute up to twenty, then of five minutes. */
const LENGTHS_S: readonly number[] = Array.from(
  { length: 119 },
  (_, index) => (index + 2) * HALF_MINUTE,
).filter((seconds) => seconds <= 600 || (seconds <= 1200 ? seconds % 60 === 0 : seconds % 300 === 0))

/** The lengths to choose from, including the chosen one. */
export const lengthsWith = (chosen: number): number[] =>
  [...new Set([...LENGTHS_S, chosen])].sort((a, b) => a - b)
