import { messageOf, pagePath } from '@turnout/contract/notification-messages'
import {
  type Channels,
  channelsOf,
  hasOwnMail,
  isLateAt,
  isMailed,
  isQuestion,
  isQuiet,
  isUrgent,
  KINDS,
  QUIET_UNTIL,
} from '@turnout/rules/notifications'
import type * as z from 'zod'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { Temporal } from '../../platform/temporal.ts'
import { mailboxOf, timeZoneOf } from '../accounts/public.ts'
import { timeOfDay } from '../groups/public.ts'
import { enqueuePush, type FindPushText } from '../push/public.ts'
import { type Current, findCurrent } from './current-notification.ts'
import { findNotification, markMailed, markPushed } from './delivery-store.ts'
import { DELIVER_NOTIFICATION, MAIL_NOTIFICATION } from './job-kinds.ts'
import { notificationMail, tooFewLinks } from './mails.ts'
import { unsubscribePath } from './one-click.ts'
import { findChannels } from './store.ts'
import type { NotificationRow } from './stored.ts'

type Handler = JobHandler<z.output<typeof DELIVER_NOTIFICATION.payload>>

/** A notification that is still true and unread, with the names in it and the channels that the person wants. */
interface Due extends Current {
  row: NotificationRow
  channels: Channels
  now: number
}

/** Checks again everything that may have changed since the row was written. */
async function findDue(
  { sql, clock }: Deps,
  which: Parameters<typeof findNotification>[1],
): Promise<Due | null> {
  const now = await clock.now(sql)
  const row = await findNotification(sql, which)
  if (!row || row.readAt !== null || row.expiresAt.getTime() <= now) return null
  const current = await findCurrent(sql, row, now)
  if (current === null) return null
  const channels = channelsOf(KINDS[row.kind].topic, await findChannels(sql, row.userId))
  return { ...current, row, channels, now }
}

/**
 * [Y-4] Time until the end of the quiet hours (ms); null outside of them, and where waiting would be too late. Uses
 * the person's time zone, or the venue's when that is unknown.
 */
async function quietMs(sql: Sql, due: Due): Promise<number | null> {
  const { row, timeZone, now } = due
  const zone = (await timeZoneOf(sql, row.userId)) ?? timeZone
  if (!isQuiet(row.kind, timeOfDay(zone, now))) return null
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone)
  const until = today.withPlainTime(Temporal.PlainTime.from(QUIET_UNTIL))
  const next = Temporal.ZonedDateTime.compare(until, today) > 0 ? until : until.add({ days: 1 })
  const end = next.epochMilliseconds
  return isLateAt(row.kind, end, { expiresAt: row.expiresAt.getTime(), starts: startsOf(due) })
    ? null
    : end - now
}

/** The start of the game or event. Of a moved one also the old start: people would come at the earlier one. */
function startsOf({ notification: { data }, timeZone }: Due): number[] {
  const plan = 'game' in data ? data.game : 'start_time' in data ? data : null
  if (plan === null) return []
  const plans = 'from' in data ? [plan, data.from] : [plan]
  return plans.map(
    ({ date, start_time: plainTime }) =>
      Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds,
  )
}

/** Decides when it runs: push, mail, both or neither. A second run sends nothing twice. */
export const deliverNotification =
  (deps: Deps): Handler =>
  async ({ payload }) => {
    const { sql, transact } = deps
    const due = await findDue(deps, { id: payload.notificationId })
    if (!due) return
    const { row, channels, now } = due
    const afterMs = await quietMs(sql, due)
    if (afterMs !== null)
      return transact((inside) => enqueue(inside, DELIVER_NOTIFICATION, payload, { afterMs }))
    const wasPushed = row.pushedAt !== null || (channels.push && (await push(deps, due)))
    if (hasOwnMail(row.kind) || !isMailed(row.kind, channels, wasPushed)) return
    await transact(async (inside) => {
      if (await markMailed(inside, row.id, new Date(now))) await enqueue(inside, MAIL_NOTIFICATION, payload)
    })
  }

async function push(deps: Deps, { row, notification, now }: Due): Promise<boolean> {
  const { kind, data } = notification
  const message = {
    notificationId: row.id,
    path: pagePath(notification),
    tag: row.replaces ?? row.key,
    urgency: isUrgent(kind) ? ('high' as const) : ('normal' as const),
    expiresAt: row.expiresAt.getTime(),
    links: notification.kind === 'too_few' ? Object.values(tooFewLinks(notification)) : [],
    game:
      isQuestion(kind) && 'groupId' in notification && 'game' in data
        ? { groupId: notification.groupId, gameId: data.game.id }
        : null,
  }
  // in one transaction: the push may fail at once, and its handler then clears the mark
  return deps.transact(async (sql) => {
    if ((await enqueuePush(sql, deps, row.userId, message)) === 'none') return false
    await markPushed(sql, row.id, new Date(now))
    return true
  })
}

/** The text of a waiting push; null when it is no longer true or wanted. */
export const findPushText =
  (deps: Deps): FindPushText =>
  async (id) => {
    const due = await findDue(deps, { id })
    return due?.channels.push ? messageOf(due.notification, due) : null
  }

/** [Y-7] The same check for a mail that another feature writes. */
export async function isMailDue(deps: Deps, userId: string, key: string): Promise<boolean> {
  return (await findDue(deps, { userId, key }))?.channels.mail === true
}

/** Checks again, because the mail may have waited for the mail server. */
export const mailNotification =
  (deps: Deps, mailer: Mailer): Handler =>
  async ({ id, payload }) => {
    const { sql, chance } = deps
    const due = await findDue(deps, { id: payload.notificationId })
    if (!due?.channels.mail || !('groupId' in due.notification)) return
    const { row, name, notification } = due
    const to = await mailboxOf(sql, row.userId)
    if (!to) return
    const unsubscribe = await unsubscribePath(sql, chance, row.userId, KINDS[row.kind].topic)
    const content = notificationMail(notification, name)
    await mailer.send({ id, to, content: { ...content, unsubscribePath: unsubscribe } })
  }
