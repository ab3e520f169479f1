import type { Settings } from './evening.ts'
import type { EveningEvent, Match, Play, Side } from './evening-events.ts'
import { afterMatch } from './line.ts'

/** The moment of a decision (ms), and the seal of a toss should this decision bring one about. */
export interface Moment {
  at: number
  commitment: string
}

export const inFront = ({ score: { a, b } }: Pick<Match, 'score'>): Side | null =>
  a === b ? null : a > b ? 'a' : 'b'

export type Next = Extract<EveningEvent, { type: 'lined-up' | 'toss-due' }>

/** [M-8] The line after a match, or the coin that has to say it. */
export function whatNext(
  settings: Settings,
  play: Play,
  match: Pick<Match, 'a' | 'b' | 'score' | 'rules'>,
  { at, commitment }: Moment,
): Next {
  const line = play.order.filter((team) => team !== match.a && team !== match.b)
  const after = afterMatch({ ...match, winner: inFront(match), holder: play.holder, line })
  if (after.toss) return { type: 'toss-due', reason: after.reason, commitment }
  const { order, holder, reason } = after
  return { type: 'lined-up', order, holder, reason, startsAt: changeoverEnds(settings, play, at) }
}

/** [M-9] The next match starts by itself after the changeover, unless it is held or the evening would be over by then. */
export function changeoverEnds(
  { houseRules, sessionEndsAt }: Settings,
  { held }: Pick<Play, 'held'>,
  from: number,
): number | null {
  const startsAt = from + houseRules.changeoverS * 1000
  return held || startsAt >= sessionEndsAt ? null : startsAt
}

/** [M-10] Knockout begins by itself when every team has played and one more match for each no longer fits (decisions 6). */
export function knockoutBegins(
  { houseRules, sessionEndsAt }: Settings,
  play: Play,
  at: number,
): EveningEvent[] {
  if (play.stage === 'knockout' || play.stageByHand) return []
  const everyTeamPlayed = play.order.every((team) => play.ended.some(({ a, b }) => a === team || b === team))
  const oneMoreEach = play.order.length * houseRules.durationS * 1000
  if (!everyTeamPlayed || sessionEndsAt - at >= oneMoreEach) return []
  return [{ type: 'stage-switched', to: 'knockout', byHand: false }]
}
