import type { GameReference } from '@turnout/contract/notifications'
import type { ScheduledGame } from '@turnout/rules/scheduled-game'
import { type GroupRow, timeOfDay } from '../groups/public.ts'

/** The data of a session that a text about it needs. */
export const gameReference = (
  { timeZone, venueName }: Pick<GroupRow, 'timeZone' | 'venueName'>,
  id: string,
  { session: { date, startsAt, endsAt }, venue }: Pick<ScheduledGame, 'session' | 'venue'>,
): GameReference => ({
  ...{ id, date, starts_at: startsAt, time_zone: timeZone },
  start_time: timeOfDay(timeZone, startsAt),
  end_time: timeOfDay(timeZone, endsAt),
  venue_name: venue?.name ?? venueName,
})
