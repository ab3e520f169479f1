import type { AnyNotification } from '@turnout/contract/notifications'
import { otherSide, sideOf } from '@turnout/rules/enquiry'
import { isEventOver } from '@turnout/rules/event'
import type { EventKind } from '@turnout/rules/notifications'
import type { Sql } from '../../platform/db/database.ts'
import { type EventRow, findEvent, planOf } from '../events/public.ts'
import { findEnquiryView, nameOfSide } from '../vendors/public.ts'
import { currentData } from './current-data.ts'
import { findGroupOf, type NotificationRow, setData } from './delivery-store.ts'
import { placeHolds } from './place-news.ts'
import { withNames } from './present.ts'
import { isMuted } from './store.ts'

/** A notification as it is true now, with the names in it. */
export interface Current {
  notification: AnyNotification
  /** The name of the group, the event or the other side of the enquiry. */
  name: string
  /** The time zone of the venue. */
  timeZone: string
}

/** Null when it is no longer true or no longer reaches this person. */
export async function findCurrent(sql: Sql, row: NotificationRow, now: number): Promise<Current | null> {
  const { groupId, eventId, enquiryId } = row
  if (groupId !== null) return currentOfGroup(sql, { ...row, groupId }, now)
  if (eventId !== null) return currentOfEvent(sql, { ...row, eventId }, now)
  return enquiryId === null ? null : currentOfEnquiry(sql, { ...row, enquiryId })
}

async function currentOfGroup(
  sql: Sql,
  row: NotificationRow & { groupId: string },
  now: number,
): Promise<Current | null> {
  const found = await findGroupOf(sql, row, now)
  if (!found || found.mutedBy !== null) return null
  const data = await currentData(sql, { ...found, row }, now)
  if (data === null) return null
  await setData(sql, row.id, data)
  const [named] = await withNames(sql, [{ data }])
  const notification = { kind: row.kind, groupId: row.groupId, data: named }
  // the kind of a row determines the type of its data
  return {
    notification: notification as AnyNotification,
    name: found.group.name,
    timeZone: found.group.timeZone,
  }
}

/** [Y-7] [Z-14] Null when the event is over, has changed since, or its host group is muted. */
async function currentOfEvent(
  sql: Sql,
  row: NotificationRow & { eventId: string },
  now: number,
): Promise<Current | null> {
  const event = await findEvent(sql, row.eventId)
  if (!event || isEventOver(planOf(event), now) || !holds(row.kind as EventKind, event, row)) return null
  if (event.hostGroupId !== null && (await isMuted(sql, row.userId, event.hostGroupId))) return null
  const { kind, eventId } = row
  const [data] = await withNames(sql, [row])
  return {
    notification: { kind, eventId, data } as AnyNotification,
    name: event.title,
    timeZone: event.timeZone,
  }
}

function holds(kind: EventKind, { state, attendance }: EventRow, row: NotificationRow): boolean {
  if (kind === 'event_cancelled') return state === 'cancelled'
  if (state !== 'published') return false
  return kind === 'event_moved' || placeHolds(kind, attendance, row)
}

/** [V-10] Reading the enquiry marks its notification as read, so no further check is needed. */
async function currentOfEnquiry(
  sql: Sql,
  { enquiryId, userId }: NotificationRow & { enquiryId: string },
): Promise<Current | null> {
  const view = await findEnquiryView(sql, enquiryId)
  const side = view && sideOf(view.row, userId)
  if (!side) return null
  return {
    notification: { kind: 'enquiry_message', enquiryId, data: {} },
    name: nameOfSide(view, otherSide(side)),
    timeZone: 'UTC',
  }
}
