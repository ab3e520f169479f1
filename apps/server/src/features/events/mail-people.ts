import { type AttendanceEvent, type Attendee, isGuest } from '@turnout/rules/attendance'
import type { NotificationTopic } from '@turnout/rules/notifications'
import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import type { MailTemplate } from '../../platform/mail/mail-content.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { isMailWanted } from '../notifications/public.ts'
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

async function mailAll<P>(
  sql: Sql,
  { actorId, event }: Change,
  mail: { topic: NotificationTopic; template: MailTemplate<P>; params: P; to: readonly Attendee[] },
): Promise<void> {
  const userIds = new Set(mail.to.filter((entry) => !isGuest(entry)).map(({ personId }) => personId))
  userIds.delete(actorId)
  for (const userId of userIds)
    if (await isMailWanted(sql, { userId, groupId: event.hostGroupId, topic: mail.topic }))
      await enqueueMail(sql, { template: mail.template, to: userId, params: mail.params })
}

const hasMoved = (before: EventRow, event: EventRow): boolean =>
  before.startsAt?.getTime() !== event.startsAt?.getTime() ||
  (['venueName', 'venueAddress', 'venueLatitude', 'venueLongitude'] as const).some(
    (column) => before[column] !== event[column],
  )

/** [Z-14] Those who are in or wait are told that the event is cancelled or moved. */
async function mailOfDate(sql: Sql, change: Change): Promise<void> {
  const { before, event } = change
  if (before.state !== 'published') return
  const { going, waiting } = event.attendance
  const all = { topic: 'game_changes' as const, to: [...going, ...waiting] }
  const params = paramsOf(event)
  if (event.state === 'cancelled')
    await mailAll(sql, change, {
      ...all,
      template: eventCancelledMail,
      params: { ...params, reason: event.reason },
    })
  else if (hasMoved(before, event))
    await mailAll(sql, change, {
      ...all,
      template: eventMovedMail,
      params: { ...params, from: paramsOf(before) },
    })
}

const PLACE_MAILS = {
  'place-gained': { template: eventPlaceGainedMail, list: 'before' },
  'place-offered': { template: eventPlaceOfferedMail, list: 'event' },
  displaced: { template: eventPlaceLostMail, list: 'event' },
} as const satisfies Partial<
  Record<AttendanceEvent['type'], { template: MailTemplate<EventMailParams>; list: 'before' | 'event' }>
>

/** [Z-14] Who has waited is told of a place, and who has lost one of that. */
async function mailOfPlaces(sql: Sql, change: Change): Promise<void> {
  if (change.event.state !== 'published') return
  for (const happened of change.events) {
    if (!('ids' in happened) || !(happened.type in PLACE_MAILS)) continue
    const { template, list } = PLACE_MAILS[happened.type as keyof typeof PLACE_MAILS]
    const to = change[list].attendance.waiting.filter(({ id }) => happened.ids.includes(id))
    await mailAll(sql, change, { topic: 'places', template, params: paramsOf(change.event), to })
  }
}

export const mailEventPeople: EventSubscriber<Events> = {
  inTransaction: {
    async 'event-changed'(sql, change) {
      await mailOfDate(sql, change)
      await mailOfPlaces(sql, change)
    },
  },
}
