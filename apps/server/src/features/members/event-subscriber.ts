import type { Events, MembershipChange } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { type Budget, trySpend } from '../../platform/http/budget.ts'
import type { MailTemplate } from '../../platform/mail/mail-content.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import {
  approvedMail,
  type GroupMailParams,
  handedOverMail,
  inheritedMail,
  joinedMail,
  promotedMail,
  rejectedMail,
  removedMail,
  requestMail,
  steppedDownMail,
} from './mails.ts'
import { lockMemberOf, membersInStates, nameOf } from './store.ts'

const ONE_A_DAY: Omit<Budget, 'name'> = { max: 1, windowMs: 24 * 60 * 60 * 1000 }

/** Once a day and person: leaving and coming back sends no second mail, and the list shows it. */
const mailAdmins =
  (template: MailTemplate<GroupMailParams & { who: string }>) =>
  async (sql: Sql, { groupId, groupName, userId, userName, at }: Events['join-requested']) => {
    const budget = { ...ONE_A_DAY, name: `mail-${template.name}` }
    if ((await trySpend(sql, budget, `${groupId} ${userId}`, at)).overspent) return
    const params = { groupId, groupName, who: userName }
    for (const admin of await membersInStates(sql, groupId, ['admin']))
      await enqueueMail(sql, { template, to: admin.userId, params })
  }

const mailMember =
  (template: MailTemplate<GroupMailParams>) =>
  (sql: Sql, { groupId, groupName, userId }: MembershipChange) =>
    enqueueMail(sql, { template, to: userId, params: { groupId, groupName } })

export const mailMembershipEvents: EventSubscriber<Events> = {
  inTransaction: {
    'join-requested': mailAdmins(requestMail),
    'joined-by-link': mailAdmins(joinedMail),
    'request-approved': mailMember(approvedMail),
    'request-rejected': mailMember(rejectedMail),
    'member-removed': mailMember(removedMail),
    'admin-made': mailMember(promotedMail),
    'admin-stepped-down': mailMember(steppedDownMail),
    'group-inherited': mailMember(inheritedMail),
    async 'group-handed-over'(sql, { groupId, groupName, userId, by }) {
      const before = await lockMemberOf(sql, groupId, by)
      const params = { groupId, groupName, who: before ? nameOf(before) : 'The creator' }
      await enqueueMail(sql, { template: handedOverMail, to: userId, params })
    },
  },
}
