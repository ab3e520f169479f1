import { approveMember as endpoint } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { groupParams, lockMembership } from './lock-membership.ts'
import { approvedMail } from './mails.ts'
import { presentMember } from './present.ts'
import { changeMember } from './store.ts'

export const approveMember = handle(
  endpoint,
  (deps: Deps) => async (context) =>
    context.transact(async (sql) => {
      const locked = await lockMembership(sql, 'admitMembers', context)
      const decision = rules.approveMember(locked.target)
      if (!decision.ok) return context.refuse(decision.refusal)
      const row = locked.row ?? context.refuse('no-such-request')

      const joinedAt = new Date(await deps.clock.now(sql))
      await changeMember(sql, row.id, { state: 'member', joinedAt, rejectedAt: null })
      await enqueueMail(sql, { template: approvedMail, to: row.userId, params: groupParams(locked) })
      context.afterCommit(() => deps.live.recheck({ groupId: locked.group.id, userId: row.userId }))
      return presentMember({ ...row, state: 'member', joinedAt }, { contacts: true })
    }),
)
