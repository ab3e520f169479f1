import { MAX_AHEAD_MS } from '@turnout/rules/plan-game'
import ical, { escape as escapeText, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { revisionOf } from '../../platform/calendar-entries.ts'
import { type GroupRow, type StartedGame, slotOn, upcomingSessions, venueOn } from '../groups/public.ts'
import type { CancelledGame } from '../scheduled-games/public.ts'

/** As far ahead as a game may be moved or added, plus today, plus a day for clocks that go forward. */
const AHEAD_DAYS = MAX_AHEAD_MS / (24 * 60 * 60 * 1000) + 2
const TTL_S = 900

interface GroupGames {
  group: GroupRow
  startedGames: readonly StartedGame[]
  cancelledGames: readonly CancelledGame[]
}

/** The games of the next three months as instants in UTC: programs interpret the bare name of a zone differently. */
export function presentFeed(
  groups: readonly GroupGames[],
  name: string,
  publicUrl: string,
  now: number,
): string {
  const calendar = ical({
    // the library escapes every text but this one (RFC 5545, 3.3.11)
    name: escapeText(name, false),
    prodId: { company: 'Turnout', product: 'games', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL_S,
  })
  const { hostname } = new URL(publicUrl)
  for (const games of groups)
    for (const { slot, session, status } of entriesOf(games, now)) {
      const { group } = games
      const { name, address, latitude, longitude } = venueOn(group, session.date)
      calendar.createEvent({
        // a game keeps its id through every change, so that a program moves it and does not add a second one
        id: `${group.id}-${slot}@${hostname}`,
        ...revisionOf(group),
        start: new Date(session.startsAt),
        end: new Date(session.endsAt),
        summary: group.name,
        location: { title: `${name}, ${address}`, geo: { lat: latitude, lon: longitude } },
        url: `${publicUrl}/my-sports-groups/${group.id}`,
        status,
      })
    }
  return calendar.toString()
}

/** The games to come and the cancelled dates: a program that has stored such a date must learn of it. */
function entriesOf({ group, startedGames, cancelledGames }: GroupGames, now: number) {
  const coming = upcomingSessions(group, now, AHEAD_DAYS, startedGames).map((session) => ({
    slot: slotOn(group, session.date),
    session,
    status: ICalEventStatus.CONFIRMED,
  }))
  const cancelled = cancelledGames.map((game) => ({ ...game, status: ICalEventStatus.CANCELLED }))
  return [...coming, ...cancelled]
}
