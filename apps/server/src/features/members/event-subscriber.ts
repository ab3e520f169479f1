import type { Events, MembershipChange } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { type Budget, trySpend } from '../../platform/http/budget.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { publishRecheckIn } from '../../platform/live/broker.ts'
import type { MailTemplate } from '../../platform/mail/mail-content.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { mailIfWanted } from '../notifications/public.ts'
import { SEND_REQUESTS } from './jobs.ts'
import {
  approvedMail,
  type GroupMailParams,
  handedOverMail,
  inheritedMail,
  joinedMail,
  promotedMail,
  rejectedMail,
  removedMail,
  steppedDownMail,
} from './mails.ts'
import { lockMemberOf, membersInStates, nameOf } from './store.ts'
import { texts } from './texts.ts'

const ONE_A_DAY: Budget = { name: 'mail-joined-by-link', max: 1, windowMs: 24 * 60 * 60 * 1000 }

const adminsOf = (sql: Sql, groupId: string) => membersInStates(sql, groupId, ['admin'])

/** At most once a day for each person: leaving and joining again sends no second mail. */
async function mailJoined(
  sql: Sql,
  { groupId, groupName, userId, userName, at }: Events['joined-by-link'],
): Promise<void> {
  if ((await trySpend(sql, ONE_A_DAY, `${groupId} ${userId}`, at)).overspent) return
  const params = { groupId, groupName, who: userName }
  for (const admin of await adminsOf(sql, groupId))
    await mailIfWanted(sql, {
      ...{ userId: admin.userId, groupId, kind: 'joined' },
      ...{ template: joinedMail, params },
    })
}

const mailMember =
  (template: MailTemplate<GroupMailParams>) =>
  (sql: Sql, { groupId, groupName, userId }: MembershipChange) =>
    enqueueMail(sql, { template, to: userId, params: { groupId, groupName } })

export const mailMembershipEvents: EventSubscriber<Events> = {
  inTransaction: {
    async 'join-requested'(sql, { groupId }) {
      for (const { userId } of await adminsOf(sql, groupId)) await enqueue(sql, SEND_REQUESTS, { userId })
    },
    'joined-by-link': mailJoined,
    'request-approved': (sql, { userId, groupId, groupName }) =>
      mailIfWanted(sql, {
        ...{ userId, groupId, kind: 'approved' },
        ...{ template: approvedMail, params: { groupId, groupName } },
      }),
    'request-rejected': mailMember(rejectedMail),
    'member-removed': mailMember(removedMail),
    'admin-made': mailMember(promotedMail),
    'admin-stepped-down': mailMember(steppedDownMail),
    'group-inherited': mailMember(inheritedMail),
    async 'group-handed-over'(sql, { groupId, groupName, userId, by }) {
      const before = await lockMemberOf(sql, groupId, by)
      const params = { groupId, groupName, who: before ? nameOf(before) : texts.creator }
      await enqueueMail(sql, { template: handedOverMail, to: userId, params })
    },
  },
}

/** Every node checks again who may watch a game, a group or a chat (`watching-sessions.ts`). */
export const recheckWatchers: EventSubscriber<Events> = {
  inTransaction: {
    'joined-by-link': publishRecheckIn,
    'request-approved': publishRecheckIn,
    'request-rejected': publishRecheckIn,
    'request-withdrawn': publishRecheckIn,
    'member-removed': publishRecheckIn,
    'member-left': publishRecheckIn,
    'admin-made': publishRecheckIn,
    'admin-stepped-down': publishRecheckIn,
    'group-inherited': publishRecheckIn,
    'group-deleted': publishRecheckIn,
    'account-activated': publishRecheckIn,
    'password-changed': publishRecheckIn,
    'password-reset': publishRecheckIn,
    'account-deactivated': publishRecheckIn,
    'session-ended': publishRecheckIn,
    'sessions-ended': publishRecheckIn,
  },
}
