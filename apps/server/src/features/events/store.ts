import { type Attendance, type AttendanceEvent, evolveAttendance } from '@turnout/rules/attendance'
import { fullName } from '@turnout/rules/full-name'
import { and, eq, gt, inArray, isNull, lt, or, sql as query, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { users } from '../accounts/tables.ts'
import { groups } from '../groups/tables.ts'
import { members } from '../members/tables.ts'
import { addSearchWords } from '../search/public.ts'
import { vendors } from '../vendors/tables.ts'
import { searchText, wordsText } from './search-text.ts'
import { eventArrivals, eventGuests, eventLog, events } from './tables.ts'

export type EventRow = typeof events.$inferSelect
export type EventGuestRow = typeof eventGuests.$inferSelect

/** Events of a deleted group are hidden, except cancelled ones, which people were notified about. */
export const isFound = or(isNull(groups.deletedAt), eq(events.state, 'cancelled'))

const selectEvent = (sql: Sql, id: string) =>
  sql
    .select({ event: events })
    .from(events)
    .leftJoin(groups, eq(groups.id, events.hostGroupId))
    .where(and(eq(events.id, id), isFound))

export const findEvent = async (sql: Sql, id: string): Promise<EventRow | null> =>
  (await selectEvent(sql, id))[0]?.event ?? null

/** The event, locked until the transaction ends. */
export const lockEvent = async (sql: Sql, id: string): Promise<EventRow | null> =>
  (await selectEvent(sql, id).for('update', { of: events }))[0]?.event ?? null

export async function addEvent(sql: Sql, row: typeof events.$inferInsert): Promise<EventRow> {
  const [added] = await sql.insert(events).values(row).returning()
  return added!
}

export interface EventLogEntry {
  command: string
  actorId: string
  at: number
  events: readonly AttendanceEvent[]
}

/** The attendance, and the numbers that lists need of it, as columns. */
export const attendanceColumns = (attendance: Attendance) => ({
  attendance,
  places: attendance.places,
  goingCount: attendance.going.length,
  waitingCount: attendance.waiting.length,
})

/** Every write of an event: its columns, and a log entry if the attendance changes. The caller has locked the row. */
export async function writeEvent(
  sql: Sql,
  row: EventRow,
  changes: Partial<EventRow>,
  { at, ...entry }: EventLogEntry,
): Promise<EventRow> {
  const isLogged = entry.events.length > 0
  const version = row.version + (isLogged ? 1 : 0)
  const found = await findable(sql, row, changes)
  if (isLogged) await sql.insert(eventLog).values({ ...entry, eventId: row.id, version, at: new Date(at) })
  const [written] = await sql
    .update(events)
    .set({
      ...changes,
      ...found,
      ...(isLogged && attendanceColumns(entry.events.reduce(evolveAttendance, row.attendance))),
      version,
      updatedAt: new Date(at),
    })
    .where(eq(events.id, row.id))
    .returning()
  return written!
}

/** When a group was deleted. */
export async function deletedAtOf(sql: Sql, groupId: string): Promise<Date> {
  const [row] = await sql.select({ at: groups.deletedAt }).from(groups).where(eq(groups.id, groupId))
  return row!.at!
}

const lockEventsWhere = (sql: Sql, where: SQL | undefined) =>
  sql.select().from(events).where(where).orderBy(events.id).for('update').$dynamic()

/** Events that a person hosts, privately or as a business. */
export const lockEventsOfPerson = (sql: Sql, userId: string): Promise<EventRow[]> =>
  lockEventsWhere(sql, and(eq(events.hostUserId, userId), isNull(events.hostGroupId)))

export const lockEventsOfGroup = (sql: Sql, groupId: string): Promise<EventRow[]> =>
  lockEventsWhere(sql, eq(events.hostGroupId, groupId))

/** Events to come that a person has answered. */
export const lockAnsweredEvents = (sql: Sql, userId: string, at: number): Promise<EventRow[]> =>
  lockEventsWhere(sql, and(gt(events.endsAt, new Date(at)), hasEntryOf(userId), hasAnswerOf(userId)))

/** At most `most` events that ended before that moment. */
export const lockEventsBefore = (sql: Sql, moment: Date, most: number): Promise<EventRow[]> =>
  lockEventsWhere(sql, lt(events.endsAt, moment)).limit(most)

/** A published event is found by its present details, and by its host's name at the time of the change. */
async function findable(
  sql: Sql,
  row: EventRow,
  changes: Partial<EventRow>,
): Promise<{ searchText: string } | null> {
  const event = { ...row, ...changes }
  if (event.state !== 'published' || Object.keys(changes).length === 0) return null
  await addSearchWords(sql, wordsText(event))
  const { name } = await findHost(sql, event)
  return { searchText: searchText(event, name) }
}

/** Deletes events with everything that belongs to them, except their pictures. */
export async function deleteEventRows(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql.delete(eventGuests).where(inArray(eventGuests.eventId, [...ids]))
  await sql.delete(eventArrivals).where(inArray(eventArrivals.eventId, [...ids]))
  await sql.delete(eventLog).where(inArray(eventLog.eventId, [...ids]))
  await sql.delete(events).where(inArray(events.id, [...ids]))
}

export const findGuests = (sql: Sql, eventId: string): Promise<EventGuestRow[]> =>
  sql.select().from(eventGuests).where(eq(eventGuests.eventId, eventId))

export async function changeGuestRows(
  sql: Sql,
  { added, removed }: { added: readonly EventGuestRow[]; removed: readonly EventGuestRow[] },
): Promise<void> {
  if (added.length > 0) await sql.insert(eventGuests).values([...added])
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await sql.delete(eventGuests).where(inArray(eventGuests.id, ids))
}

/** Deletes the names of the guests whom a person brought. */
export const deleteGuestsOf = (sql: Sql, userId: string): Promise<unknown> =>
  sql.delete(eventGuests).where(eq(eventGuests.userId, userId))

export const hasEntryOf = (userId: string): SQL =>
  query`${events.id} in (select ${eventLog.eventId} from ${eventLog} where ${eventLog.actorId} = ${userId})`

/** A person who has answered is in one of the lists. */
export const hasAnswerOf = (userId: string): SQL => {
  const entry = JSON.stringify([{ personId: userId }])
  return query`(${events.attendance} -> 'going' @> ${entry}::jsonb
    or ${events.attendance} -> 'waiting' @> ${entry}::jsonb
    or ${events.attendance} -> 'notGoing' @> ${entry}::jsonb)`
}

/** Those of these people who share a group with this person, by name. */
export async function findFamiliar(sql: Sql, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const approved = query`('member', 'admin')`
  return sql
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
    })
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        query`exists (select from ${members} as theirs
          join ${members} as mine on mine.group_id = theirs.group_id
          join ${groups} on ${groups.id} = theirs.group_id and ${groups.deletedAt} is null
          where theirs.user_id = ${users.id} and theirs.state in ${approved}
            and mine.user_id = ${userId} and mine.state in ${approved})`,
      ),
    )
    .orderBy(users.firstName, users.lastName, users.id)
}

export interface HostRow {
  name: string
  image: { picture: string } | { url: string } | null
}

/** The host's present name and picture. A business that is gone is shown by its former owner's name. */
export async function findHost(sql: Sql, { hostType, hostUserId, hostGroupId }: EventRow): Promise<HostRow> {
  if (hostType === 'group') {
    const [group] = await sql
      .select({ name: groups.name, picture: groups.venueImage })
      .from(groups)
      .where(eq(groups.id, hostGroupId!))
    return { name: group!.name, image: group!.picture === null ? null : { picture: group!.picture } }
  }
  const [person] = await sql
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      url: users.profileImageUrl,
      businessName: vendors.businessName,
    })
    .from(users)
    .leftJoin(vendors, eq(vendors.ownerId, users.id))
    .where(eq(users.id, hostUserId))
  const { firstName, lastName, url, businessName } = person!
  return hostType === 'vendor' && businessName !== null
    ? { name: businessName, image: null }
    : { name: fullName(firstName, lastName), image: url === null ? null : { url } }
}
