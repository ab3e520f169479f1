import { approveMember as promise } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { aboutGroup, atTheTable } from './at-the-table.ts'
import { approvedMail } from './mails.ts'
import { presentMember } from './present.ts'
import { changeMember } from './store.ts'

export const approveMember = handle(
  promise,
  (deps: Deps) => async (call) =>
    call.transact(async (sql) => {
      const table = await atTheTable(sql, 'admitMembers', call)
      const decision = rules.approveMember(table.target)
      if (!decision.ok) return call.refuse(decision.refusal)
      const row = table.row ?? call.refuse('no-such-request')

      const joinedAt = new Date(await deps.clock.now(sql))
      await changeMember(sql, row.id, { state: 'member', joinedAt, rejectedAt: null })
      await enqueueMail(sql, { template: approvedMail, to: row.userId, params: aboutGroup(table) })
      call.afterCommit(() => deps.live.recheck({ groupId: table.group.id, userId: row.userId }))
      return presentMember({ ...row, state: 'member', joinedAt }, { contacts: true })
    }),
)
