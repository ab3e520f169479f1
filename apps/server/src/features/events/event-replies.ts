import type { EventReply } from '@turnout/contract/event-replies'
import type { Attendee } from '@turnout/rules/attendance'
import { and, eq, max, sql as query } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { findPeopleById } from '../accounts/public.ts'
import { presentComers } from '../scheduled-games/public.ts'
import { findArrivals } from './arrivals-store.ts'
import { type EventRow, findGuests } from './store.ts'
import { eventLog } from './tables.ts'

/** Everyone who answered, and their guests, as hosts see them. */
export async function findReplies(sql: Sql, { id, attendance }: EventRow): Promise<EventReply[]> {
  const { going, waiting } = attendance
  const notGoing = attendance.notGoing.map((entry) => ({ ...entry, id: entry.personId }))
  const people = await findPeopleById(sql, [
    ...new Set([...going, ...waiting, ...notGoing].map(({ personId }) => personId)),
  ])
  const guests = await findGuests(sql, id)
  const arrivals = await findArrivals(sql, id)
  const times = await findReplyTimes(sql, id)
  const replies = (list: readonly Attendee[], answer: EventReply['answer']) =>
    list.flatMap((entry, index) =>
      presentComers([entry], people, guests).map((comer) => ({
        ...comer,
        answer,
        position: answer === 'waiting' ? index + 1 : null,
        answered_at: times.get(entry.personId)!.getTime(),
        arrived_at: arrivals.get(entry.id) ?? null,
      })),
    )
  return [...replies(going, 'going'), ...replies(waiting, 'waiting'), ...replies(notGoing, 'not_going')]
}

/** When each person last answered in or out. */
async function findReplyTimes(sql: Sql, eventId: string): Promise<Map<string, Date>> {
  const isAnswer = query`(${eventLog.events} @> '[{"type":"joined"}]' or ${eventLog.events} @> '[{"type":"dropped-out"}]')`
  const rows = await sql
    .select({ personId: eventLog.actorId, at: max(eventLog.at) })
    .from(eventLog)
    .where(and(eq(eventLog.eventId, eventId), isAnswer))
    .groupBy(eventLog.actorId)
  return new Map(rows.map(({ personId, at }) => [personId, at!]))
}
