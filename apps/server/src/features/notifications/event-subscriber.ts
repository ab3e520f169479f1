import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { findPeople } from '../scheduled-games/public.ts'
import { adminIds, markNotPushed, markSettled } from './delivery-store.ts'
import { notifyOfGame } from './game-news.ts'
import { DELIVER_NOTIFICATION } from './job-kinds.ts'
import { notify } from './notify.ts'
import { notifyOfSchedule } from './schedule-news.ts'
import { notifyOfScheduledGame } from './scheduled-game-news.ts'
import { deleteNotificationsIn } from './store.ts'

const requestOf = (userId: string) => `request ${userId}`

/** Part of the key: a person who joins and leaves all day causes one notice. */
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

async function notifyAdmins(
  sql: Sql,
  kind: 'join_requested' | 'joined',
  { groupId, userId, at }: Events['join-requested'],
): Promise<void> {
  await notify(sql, {
    ...{ kind, groupId, at, actorId: userId, data: { userId } },
    userIds: await adminIds(sql, groupId),
    key: `${kind} ${groupId} ${userId} ${dayOf(at)}`,
    replaces: requestOf(userId),
    session: null,
  })
}

async function notifyOfChat(
  sql: Sql,
  kind: 'announcement' | 'mention',
  { groupId, messageId, by, at }: Events['chat-announced'],
  userIds: readonly string[],
): Promise<void> {
  await notify(sql, {
    ...{ kind, groupId, at, actorId: by, userIds, data: { userId: by, messageId } },
    key: `${kind} ${messageId}`,
    replaces: null,
    session: null,
  })
}

async function notifyEveryone(sql: Sql, event: Events['chat-announced']): Promise<void> {
  const people = await findPeople(sql, event.groupId)
  await notifyOfChat(
    sql,
    'announcement',
    event,
    people.map(({ userId }) => userId),
  )
}

const reportsOf = (messageId: string) => `reports ${messageId}`

/** Once a day for each message. An admin who wrote the message is not notified. */
async function notifyOfReport(
  sql: Sql,
  { groupId, messageId, authorId, by, at }: Events['chat-reported'],
): Promise<void> {
  const admins = await adminIds(sql, groupId)
  await notify(sql, {
    ...{ kind: 'message_reported', groupId, at, actorId: by, data: { userId: authorId, messageId } },
    userIds: admins.filter((id) => id !== authorId),
    key: `message_reported ${messageId} ${dayOf(at)}`,
    replaces: reportsOf(messageId),
    session: null,
  })
}

type Decided = Events['request-approved']

const settle = (sql: Sql, { groupId, userId, at }: Decided) =>
  markSettled(sql, { groupId, replaces: requestOf(userId), at: new Date(at) })

async function notifyApproved(sql: Sql, change: Decided): Promise<void> {
  const { groupId, userId, by, at } = change
  await settle(sql, change)
  await notify(sql, {
    ...{ kind: 'approved', groupId, at, actorId: by, userIds: [userId], replaces: null, data: {} },
    key: `approved ${groupId} ${at}`,
    session: null,
  })
}

/** [Y-3] Decides again, as for a person without a device. */
async function deliverWithoutPush(sql: Sql, { notificationId }: Events['push-failed']): Promise<void> {
  if (await markNotPushed(sql, notificationId)) await enqueue(sql, DELIVER_NOTIFICATION, { notificationId })
}

const forget = (sql: Sql, { groupId, userId }: { groupId: string; userId: string }) =>
  deleteNotificationsIn(sql, groupId, userId)

export const notifyPeople: EventSubscriber<Events> = {
  inTransaction: {
    'scheduled-game-changed': notifyOfScheduledGame,
    'schedule-changed': notifyOfSchedule,
    'game-changed': notifyOfGame,
    'join-requested': (sql, event) => notifyAdmins(sql, 'join_requested', event),
    'joined-by-link': (sql, event) => notifyAdmins(sql, 'joined', event),
    'chat-announced': notifyEveryone,
    'chat-mentioned': (sql, event) => notifyOfChat(sql, 'mention', event, event.userIds),
    'chat-reported': notifyOfReport,
    'chat-reports-settled': (sql, { groupId, messageId, at }) =>
      markSettled(sql, { groupId, replaces: reportsOf(messageId), at: new Date(at) }),
    'request-approved': notifyApproved,
    'request-rejected': settle,
    'request-withdrawn': settle,
    'push-failed': deliverWithoutPush,
    'member-removed': forget,
    'member-left': forget,
  },
}
