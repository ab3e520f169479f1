import { earlierToss } from './earlier-toss.ts'
import type { Settings } from './game.ts'
import type { GameEvent, Match, MatchPlay, Side } from './game-events.ts'
import { queueAfterMatch } from './team-queue.ts'

/** The time of a decision (ms), and the seal for a toss that it may cause. */
export interface Moment {
  at: number
  commitment: string
}

export const leadingSide = ({ score: { a, b } }: Pick<Match, 'score'>): Side | null =>
  a === b ? null : a > b ? 'a' : 'b'

export type NextStep = Extract<GameEvent, { type: 'lined-up' | 'toss-due' }>

/** [M-8] The queue after a match of winner-stays, or the coin that decides. */
export function winnerStaysStep(
  settings: Settings,
  play: MatchPlay,
  match: Pick<Match, 'number' | 'a' | 'b' | 'score' | 'rules'>,
  moment: Moment,
): NextStep {
  const queue = play.order.filter((team) => team !== match.a && team !== match.b)
  const update = queueAfterMatch({ ...match, winner: leadingSide(match), stayingTeam: play.holder, queue })
  if (update.toss) {
    const commitment = earlierToss(play, match.number, [match.a, match.b])?.commitment ?? moment.commitment
    return { type: 'toss-due', reason: update.reason, commitment }
  }
  const { order, stayingTeam: holder, reason } = update
  return { type: 'lined-up', order, holder, reason, startsAt: changeoverEndsAt(settings, play, moment.at) }
}

/**
 * [M-9] When the next match starts after the changeover (ms); null on hold, or if the session would be over
 * by then.
 */
export function changeoverEndsAt(
  { houseRules, sessionEndsAt }: Settings,
  { held }: Pick<MatchPlay, 'held'>,
  from: number,
): number | null {
  const startsAt = from + houseRules.changeoverS * 1000
  return held || startsAt >= sessionEndsAt ? null : startsAt
}

/**
 * [M-10] From when (ms) the end of a match starts the knockout stage; null when only a person can start it.
 */
export function knockoutFrom(
  { houseRules: { knockoutLastS }, sessionEndsAt }: Settings,
  { stage, stageByHand, now, format }: Pick<MatchPlay, 'stage' | 'stageByHand' | 'now' | 'format'>,
): number | null {
  const isSettled = stage === 'knockout' || stageByHand || now.is === 'closed' || format.is !== 'winner_stays'
  return isSettled || knockoutLastS === 0 ? null : sessionEndsAt - knockoutLastS * 1000
}

/**
 * [M-10] Near the end of the session the knockout stage begins without a command, once every team has played.
 */
export function knockoutBegins(settings: Settings, play: MatchPlay, at: number): GameEvent[] {
  const from = knockoutFrom(settings, play)
  const everyTeamPlayed = play.order.every((team) => play.ended.some(({ a, b }) => a === team || b === team))
  return from === null || at < from || !everyTeamPlayed
    ? []
    : [{ type: 'stage-switched', to: 'knockout', byHand: false }]
}
