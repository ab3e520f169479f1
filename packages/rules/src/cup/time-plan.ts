import { RULE_BOUNDS } from '../house-rules.ts'
import { CUP_FORMATS, type CupFormat, type CupPlan, FEWEST_TEAMS } from './format.ts'
import { fixturesOf } from './schedule.ts'

export interface TimePlan {
  is: CupFormat
  matches: number
  /** When the last match ends, if every match lasts its full time (ms). */
  endsAt: number
  /**
   * The longest match, at most of the planned length, with which the cup ends in the session (s); null if
   * none fits.
   */
  fittingS: number | null
}

/** Times in ms. */
interface Session {
  startsAt: number
  endsAt: number
  changeoverS: number
}

const STEP_S = 30

/** [O-11] How long a cup takes: every match at its full length, with a changeover before the next one. */
export function timePlan(plan: CupPlan, { startsAt, endsAt, changeoverS }: Session): TimePlan {
  const matches = fixturesOf(plan).length
  const changeoversS = (matches - 1) * changeoverS
  const roomS = ((endsAt - startsAt) / 1000 - changeoversS) / matches
  const longestS = Math.min(plan.durationS, Math.floor(roomS / STEP_S) * STEP_S)
  return {
    is: plan.is,
    matches,
    endsAt: startsAt + (matches * plan.durationS + changeoversS) * 1000,
    fittingS: longestS < RULE_BOUNDS.durationS.min ? null : longestS,
  }
}

/** [O-11] The same teams in every format for which they are enough, for organisers to choose from. */
export const timePlans = (plan: CupPlan, session: Session): TimePlan[] =>
  CUP_FORMATS.filter((is) => plan.teams.length >= fewestTeams({ ...plan, is })).map((is) =>
    timePlan({ ...plan, is }, session),
  )

/** [O-2] A group has at least three teams. */
export const fewestTeams = ({ is, groups }: Pick<CupPlan, 'is' | 'groups'>): number =>
  is === 'groups' ? groups * FEWEST_TEAMS : FEWEST_TEAMS

type Sized = Pick<CupPlan, 'is' | 'groups'>

/** The formats with the most matches first. */
const BY_MATCHES: readonly Sized[] = [
  { is: 'round_robin', groups: 2 },
  { is: 'groups', groups: 2 },
  { is: 'groups', groups: 4 },
]

/**
 * [O-11] The format of a new plan: the one with the most matches that ends in the session with matches of
 * this length, in two groups before four; if none does, a knockout, with the number of groups that takes the
 * fewest matches.
 */
export function fittingFormat(plan: CupPlan, session: Session): Sized {
  const possible = BY_MATCHES.filter((sized) => plan.teams.length >= fewestTeams(sized))
  const endsIn = (sized: Sized) => timePlan({ ...plan, ...sized }, session).endsAt <= session.endsAt
  return possible.find(endsIn) ?? { is: 'knockout', groups: possible.at(-1)?.groups ?? 2 }
}
