import { type AttendanceEvent, type Attendee, isGuest } from '@turnout/rules/attendance'
import { type EventKind, notificationExpiry, TOPIC_OF } from '@turnout/rules/notifications'
import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import type { MailTemplate } from '../../platform/mail/mail-content.ts'
import { mailIfWanted, notify, type StoredData } from '../notifications/public.ts'
import { hasMoved, planOf } from './event-columns.ts'
import {
  type EventMailParams,
  eventCancelledMail,
  eventMovedMail,
  eventPlaceGainedMail,
  eventPlaceLostMail,
  eventPlaceOfferedMail,
} from './mails.ts'
import type { EventRow } from './store.ts'

type Change = Events['event-changed']

/** Of a published or cancelled event, which has all of it. */
const paramsOf = ({ id, title, date, startTime, venueName }: EventRow): EventMailParams => ({
  eventId: id,
  title,
  date: date!,
  startTime: startTime!,
  venueName: venueName!,
})

/** The same, as a notification has it. */
const dataOf = ({ date, startTime, venueName }: EventRow) => ({
  date: date!,
  start_time: startTime!,
  venue_name: venueName!,
})

/** In the bell, by push and by mail. */
async function tellAll<P>(
  sql: Sql,
  { actorId, at, event }: Change,
  news: {
    kind: EventKind
    data: StoredData[EventKind]
    template: MailTemplate<P>
    params: P
    to: readonly Attendee[]
  },
): Promise<void> {
  const { kind, data, template, params } = news
  const topic = TOPIC_OF[kind]
  const userIds = [
    ...new Set(news.to.filter((entry) => !isGuest(entry)).map(({ personId }) => personId)),
  ].filter((userId) => userId !== actorId)
  await notify(sql, {
    ...{ kind, eventId: event.id, userIds, actorId, data, at },
    key: `${kind} ${event.id} ${at}`,
    replaces: `${topic} ${event.id}`,
    expiresAt: notificationExpiry(kind, at, planOf(event).hours),
  })
  for (const userId of userIds)
    await mailIfWanted(sql, { userId, groupId: event.hostGroupId, topic, template, params })
}

/** [Z-14] Those who are in or wait are told that the event is cancelled or moved. */
async function tellOfDate(sql: Sql, change: Change): Promise<void> {
  const { before, event } = change
  if (before.state !== 'published') return
  const { going, waiting } = event.attendance
  const params = paramsOf(event)
  const data = dataOf(event)
  if (event.state === 'cancelled')
    await tellAll(sql, change, {
      to: [...going, ...waiting],
      kind: 'event_cancelled',
      data: { ...data, reason: event.reason },
      template: eventCancelledMail,
      params: { ...params, reason: event.reason },
    })
  else if (hasMoved(before, event)) {
    const moved = {
      kind: 'event_moved',
      data: { ...data, from: dataOf(before) },
      template: eventMovedMail,
    } as const
    const paramsOfMove = { ...params, from: paramsOf(before) }
    await tellAll(sql, change, { ...moved, to: going, params: { ...paramsOfMove, waits: false } })
    await tellAll(sql, change, { ...moved, to: waiting, params: { ...paramsOfMove, waits: true } })
  }
}

interface PlaceNews {
  kind: EventKind
  template: MailTemplate<EventMailParams>
  /** Where those it is about stand on the waiting list. */
  list: 'before' | 'event'
}

const PLACE_NEWS = {
  'place-gained': { kind: 'event_place_gained', template: eventPlaceGainedMail, list: 'before' },
  'place-offered': { kind: 'event_place_offered', template: eventPlaceOfferedMail, list: 'event' },
  displaced: { kind: 'event_place_lost', template: eventPlaceLostMail, list: 'event' },
} as const satisfies Partial<Record<AttendanceEvent['type'], PlaceNews>>

/** [Z-14] Who has waited is told of a place, and who has lost one of that. */
async function tellOfPlaces(sql: Sql, change: Change): Promise<void> {
  if (change.event.state !== 'published') return
  for (const happened of change.events) {
    if (!('ids' in happened) || !(happened.type in PLACE_NEWS)) continue
    const { kind, template, list } = PLACE_NEWS[happened.type as keyof typeof PLACE_NEWS]
    const to = change[list].attendance.waiting.filter(({ id }) => happened.ids.includes(id))
    const data = dataOf(change.event)
    await tellAll(sql, change, { kind, data, template, params: paramsOf(change.event), to })
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
