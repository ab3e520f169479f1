import { stepAdminDown as endpoint } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { groupParams, lockMembership } from './lock-membership.ts'
import { steppedDownMail } from './mails.ts'
import { presentMember } from './present.ts'
import { changeMember } from './store.ts'

export const stepAdminDown = handle(
  endpoint,
  (deps: Deps) => async (context) =>
    context.transact(async (sql) => {
      const locked = await lockMembership(sql, 'stepAdminDown', context)
      const decision = rules.stepAdminDown(locked.target)
      if (!decision.ok) return context.refuse(decision.refusal)
      const row = locked.row ?? context.refuse('member-not-found')

      await changeMember(sql, row.id, { state: 'member' })
      await enqueueMail(sql, { template: steppedDownMail, to: row.userId, params: groupParams(locked) })
      const ids = { groupId: locked.group.id, userId: row.userId }
      context.afterCommit(() => {
        deps.log.info({ event: 'admin-stepped-down', ...ids, by: context.actor.id })
        deps.live.recheck(ids)
      })
      return presentMember({ ...row, state: 'member' }, { contacts: true })
    }),
)
