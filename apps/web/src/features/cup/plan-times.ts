import { type Cup, type CupSettings, toCupOptions } from '@turnout/contract/cups'
import type { CupPlan } from '@turnout/rules/cup/format'
import { fewestTeams, fittingFormat, type TimePlan, timePlan } from '@turnout/rules/cup/time-plan'

/** The matches and the end of a cup of so many teams; null when they are too few for its format. */
export function planTimes(settings: CupSettings, teams: number, session: Cup['session']): TimePlan | null {
  const plan = planOf(settings, teams)
  return teams < fewestTeams(plan) ? null : timePlan(plan, toSession(session))
}

/** Until an organiser chooses: matches of this length (s), in the format that fits into the session. */
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

/** Up to ten minutes in half minutes, then in minutes, then in fives. */
const LENGTHS_S: readonly number[] = Array.from(
  { length: 119 },
  (_, index) => (index + 2) * HALF_MINUTE,
).filter((seconds) => seconds <= 600 || (seconds <= 1200 ? seconds % 60 === 0 : seconds % 300 === 0))

/** The lengths to choose from, with the one that is chosen. */
export const lengthsWith = (chosen: number): number[] =>
  [...new Set([...LENGTHS_S, chosen])].sort((a, b) => a - b)
