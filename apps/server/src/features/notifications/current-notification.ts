import type { AnyNotification } from '@turnout/contract/notifications'
import { otherSide, sideOf } from '@turnout/rules/enquiry'
import { isEventOver } from '@turnout/rules/event'
import type { EnquiryKind, EventKind, GroupKind } from '@turnout/rules/notifications'
import type { Sql } from '../../platform/db/database.ts'
import { type EventRow, findEvent, planOf } from '../events/public.ts'
import { findEnquiryView, nameOfSide } from '../vendors/public.ts'
import { currentData } from './current-data.ts'
import { findGroupOf, setData } from './delivery-store.ts'
import { placeHolds } from './place-news.ts'
import { withNames } from './present.ts'
import { isMuted } from './store.ts'
import type { NotificationRow, RowOf } from './stored.ts'

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
  const about =
    row.groupId !== null
      ? await findGroupNow(sql, row, now)
      : row.eventId !== null
        ? await findEventNow(sql, row, now)
        : await findEnquiryNow(sql, row)
  if (!about) return null
  const { data = row.data, ...subject } = about
  const [notification] = await withNames(sql, [{ ...row, data }])
  return notification ? { notification, ...subject } : null
}

/** What it is about, and its data where that has changed. */
type About = Omit<Current, 'notification'> & { data?: NotificationRow['data'] }

async function findGroupNow(sql: Sql, row: RowOf<GroupKind>, now: number): Promise<About | null> {
  const found = await findGroupOf(sql, row, now)
  if (!found || found.mutedBy !== null) return null
  const data = await currentData(sql, row, found, now)
  if (data === null) return null
  await setData(sql, row.id, data)
  return { data, name: found.group.name, timeZone: found.group.timeZone }
}

/** [Y-7] [Z-14] Null when the event is over, has changed since, or its host group is muted. */
async function findEventNow(sql: Sql, row: RowOf<EventKind>, now: number): Promise<About | null> {
  const event = await findEvent(sql, row.eventId)
  if (!event || isEventOver(planOf(event), now) || !holds(row, event)) return null
  if (event.hostGroupId !== null && (await isMuted(sql, row.userId, event.hostGroupId))) return null
  return { name: event.title, timeZone: event.timeZone }
}

function holds(row: RowOf<EventKind>, { state, attendance }: EventRow): boolean {
  if (row.kind === 'event_cancelled') return state === 'cancelled'
  if (state !== 'published') return false
  return row.kind === 'event_moved' || placeHolds(attendance, row)
}

/** [V-10] Reading the enquiry marks its notification as read, so no further check is needed. */
async function findEnquiryNow(sql: Sql, { enquiryId, userId }: RowOf<EnquiryKind>): Promise<About | null> {
  const view = await findEnquiryView(sql, enquiryId)
  const side = view && sideOf(view.row, userId)
  return side ? { name: nameOfSide(view, otherSide(side)), timeZone: 'UTC' } : null
}
