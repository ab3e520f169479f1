import { type AttendanceEvent, type Attendee, isGuest } from '@turnout/rules/attendance'
import { isEqual } from '@turnout/rules/deep-equal'
import { type EventKind, KINDS } from '@turnout/rules/notifications'
import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import type { MailTemplate } from '../../platform/mail/mail-content.ts'
import { takeBackMail } from '../../platform/mail/outbox.ts'
import {
  findGuestNames,
  mailIfWanted,
  notify,
  offerNotices,
  placeNotices,
  type StoredData,
  withGuest,
} from '../notifications/public.ts'
import { hasMoved, planOf } from './event-columns.ts'
import {
  type EventMailParams,
  eventCancelledMail,
  eventMovedMail,
  eventPlaceGainedMail,
  eventPlaceLostMail,
  eventPlaceOfferedMail,
  type MovedPlan,
  type PlaceMailParams,
} from './mails.ts'
import type { EventRow } from './store.ts'

type Change = Events['event-changed']

/** For a published or cancelled event, where none of these columns is null. */
const paramsOf = ({ id, title, date, startTime, venueName }: EventRow): EventMailParams => ({
  eventId: id,
  title,
  date: date!,
  startTime: startTime!,
  venueName: venueName!,
})

/** Everything that can be moved. */
const movedPlan = ({ date, startTime, endTime, venueName, venueAddress }: EventRow): MovedPlan => ({
  ...{ date: date!, startTime: startTime!, endTime: endTime! },
  ...{ venueName: venueName!, venueAddress: venueAddress! },
})

/** The same for a notification. */
const dataOf = ({ date, startTime, venueName }: EventRow) => ({
  date: date!,
  start_time: startTime!,
  venue_name: venueName!,
})

/** Notifies people in the bell, by push and by mail. */
async function tellAll<P>(
  sql: Sql,
  { actorId, at, event }: Change,
  news: {
    kind: EventKind
    data: StoredData[EventKind]
    template: MailTemplate<P>
    /** For the mail to this person; it replaces a waiting mail with the same key. */
    params: (userId: string, key: string) => P | Promise<P>
    to: readonly string[]
    /** The guest whose place it is; absent where the news is about the person's own answer. */
    guestId?: string
  },
): Promise<void> {
  const { kind, data, template, params, guestId } = news
  const about = guestId === undefined ? event.id : `${event.id} ${guestId}`
  const replaces = `${KINDS[kind].topic} ${about}`
  const notice = `${kind} ${about} ${at}`
  const userIds = [...new Set(news.to)].filter((userId) => userId !== actorId)
  await notify(sql, {
    ...{ kind, eventId: event.id, userIds, actorId, data, at },
    ...{ key: notice, replaces },
    session: planOf(event).hours,
  })
  for (const userId of userIds) {
    const key = `${replaces} ${userId}`
    const mail = { template, params: await params(userId, key), notice, key }
    await mailIfWanted(sql, { userId, groupId: event.hostGroupId, kind, ...mail })
  }
}

const personsIn = (entries: readonly Attendee[]): string[] =>
  entries.filter((entry) => !isGuest(entry)).map(({ personId }) => personId)

/** [Z-14] Tells people who are in or wait that the event is cancelled or moved. */
async function tellOfDate(sql: Sql, change: Change): Promise<void> {
  const { before, event } = change
  if (before.state !== 'published') return
  const { going, waiting } = event.attendance
  const params = paramsOf(event)
  const data = dataOf(event)
  if (event.state === 'cancelled')
    await tellAll(sql, change, {
      to: personsIn([...going, ...waiting]),
      kind: 'event_cancelled',
      data: { ...data, reason: event.reason },
      template: eventCancelledMail,
      params: () => ({ ...params, reason: event.reason }),
    })
  else if (hasMoved(before, event)) {
    const waits = personsIn(waiting)
    const plan = movedPlan(event)
    await tellAll(sql, change, {
      to: [...personsIn(going), ...waits],
      kind: 'event_moved',
      data: { ...data, from: dataOf(before) },
      template: eventMovedMail,
      async params(userId, key) {
        // they know nothing of a plan in between that no mail has named
        const known = (await takeBackMail(sql, eventMovedMail, key))?.from ?? null
        const from = known === null || isEqual(known, plan) ? movedPlan(before) : known
        return { ...params, ...plan, from, waits: waits.includes(userId) }
      },
    })
  }
}

interface PlaceNews {
  kind: EventKind
  template: MailTemplate<PlaceMailParams>
  /** The waiting list that has the people concerned: before the change or after it. */
  list: 'before' | 'event'
}

const PLACE_NEWS = {
  'place-gained': { kind: 'event_place_gained', template: eventPlaceGainedMail, list: 'before' },
  'place-offered': { kind: 'event_place_offered', template: eventPlaceOfferedMail, list: 'event' },
  displaced: { kind: 'event_place_lost', template: eventPlaceLostMail, list: 'event' },
} as const satisfies Partial<Record<AttendanceEvent['type'], PlaceNews>>

/** [Z-14] Tells people that they got, lost or may take a place; for a guest, the person who brings them. */
async function tellOfPlaces(sql: Sql, change: Change): Promise<void> {
  if (change.event.state !== 'published') return
  for (const happened of change.events) {
    if (!('ids' in happened) || !(happened.type in PLACE_NEWS)) continue
    const { kind, template, list } = PLACE_NEWS[happened.type as keyof typeof PLACE_NEWS]
    const entries = change[list].attendance.waiting.filter(({ id }) => happened.ids.includes(id))
    const notices = happened.type === 'place-offered' ? offerNotices(entries) : placeNotices(entries)
    const guestIds = notices.flatMap(({ guestId }) => guestId ?? [])
    const names = await findGuestNames(sql, guestIds)
    for (const { userIds: to, ...ofGuest } of notices) {
      const data = { ...dataOf(change.event), ...ofGuest }
      const params = withGuest({ ...paramsOf(change.event), ...ofGuest }, names)
      await tellAll(sql, change, { kind, data, template, params: () => params, to, ...ofGuest })
    }
  }
}

export const tellEventPeople: EventSubscriber<Events> = {
  inTransaction: {
    async 'event-changed'(sql, change) {
      await tellOfDate(sql, change)
      await tellOfPlaces(sql, change)
    },
  },
}
