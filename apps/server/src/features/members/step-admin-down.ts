import { stepAdminDown as promise } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { aboutGroup, atTheTable } from './at-the-table.ts'
import { steppedDownMail } from './mails.ts'
import { presentMember } from './present.ts'
import { changeMember } from './store.ts'

export const stepAdminDown = handle(
  promise,
  (deps: Deps) => async (call) =>
    call.transact(async (sql) => {
      const table = await atTheTable(sql, 'stepAdminDown', call)
      const decision = rules.stepAdminDown(table.target)
      if (!decision.ok) return call.refuse(decision.refusal)
      const row = table.row ?? call.refuse('member-not-found')

      await changeMember(sql, row.id, { state: 'member' })
      await enqueueMail(sql, { template: steppedDownMail, to: row.userId, params: aboutGroup(table) })
      const about = { groupId: table.group.id, userId: row.userId }
      call.afterCommit(() => {
        deps.log.info({ event: 'admin-stepped-down', ...about, by: call.actor.id })
        deps.live.recheck(about)
      })
      return presentMember({ ...row, state: 'member' }, { contacts: true })
    }),
)
