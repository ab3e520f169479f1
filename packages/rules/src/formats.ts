import { isCup, nextCupStep } from './cup/cup-play.ts'
import type { Match, MatchPlay, Settings, Toss } from './game-events.ts'
import { changeoverEndsAt, type Moment, type NextStep, winnerStaysStep } from './next-match.ts'
import { queueAfterToss } from './team-queue.ts'

/** [M-8] [O-10] What follows from the end of a match: the format decides who plays next, or that a coin does. */
export const nextStep = (
  settings: Settings,
  play: MatchPlay,
  match: Pick<Match, 'number' | 'a' | 'b' | 'score' | 'rules'>,
  moment: Moment,
): NextStep =>
  isCup(play.format)
    ? nextCupStep(settings, play, play.format, moment)
    : winnerStaysStep(settings, play, match, moment)

/** [L-6] [O-6] What follows from a toss. */
export function stepAfterToss(settings: Settings, play: MatchPlay, toss: Toss, moment: Moment): NextStep {
  const { format, order, holder, tosses } = play
  if (isCup(format)) return nextCupStep(settings, { ...play, tosses: [...tosses, toss] }, format, moment)
  const { stayingTeam, ...after } = queueAfterToss(
    { queue: order.slice(2), stayingTeam: holder },
    toss.winner,
    toss.loser,
  )
  const startsAt = changeoverEndsAt(settings, play, moment.at)
  return { type: 'lined-up', order: after.order, holder: stayingTeam, reason: after.reason, startsAt }
}
