import type { ScheduledGame, ScheduledGameEvent } from '../scheduled-game.ts'
import { type StandingAnswer, standingAfter } from '../standing-answers.ts'

export const newStanding = (personId: string): StandingAnswer => ({
  ...{ personId, behind: false, daysSince: 0, noShows: 0 },
})

/** The standing answers that are left a week after this game. */
export function standingNextWeek(
  standing: readonly StandingAnswer[],
  {
    stored: { attendance, done },
    log,
    arrived,
  }: { stored: ScheduledGame; log: readonly ScheduledGameEvent[]; arrived: readonly string[] },
): StandingAnswer[] {
  const lapsed = log.flatMap((event) => (event.type === 'standing-answer-lapsed' ? [event.personId] : []))
  const noShows = log.flatMap((event) => (event.type === 'no-show' ? event.personIds : []))
  return standing
    .filter(({ personId }) => !lapsed.includes(personId))
    .map((answer) =>
      done.includes('finished') ? standingAfter(answer, { attendance, arrived, noShows }) : answer,
    )
    .map((answer) => ({ ...answer, daysSince: answer.daysSince + 7 }))
}
