import { listMyEvents as endpoint } from '@turnout/contract/events'
import { answerOf } from '@turnout/rules/attendance'
import { handle } from '../../handle.ts'
import { findAnsweredEvents, findHostedEvents } from './my-events-store.ts'
import { presentCard } from './present.ts'

export const listMyEvents = handle(endpoint, async ({ actor }, { sql, clock }) => {
  const now = await clock.now(sql)
  const hosted = await findHostedEvents(sql, actor.id, now)
  const answered = await findAnsweredEvents(sql, actor.id, now)
  return {
    hosted: hosted.map((event) => presentCard(event, now)),
    answered: answered.flatMap((event) => {
      const answer = answerOf(event.attendance, actor.id)
      return answer === null ? [] : { ...presentCard(event, now), answer }
    }),
  }
})
