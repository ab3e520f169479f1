import { makeAdmin as promise } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { aboutGroup, atTheTable } from './at-the-table.ts'
import { promotedMail } from './mails.ts'
import { presentMember } from './present.ts'
import { changeMember } from './store.ts'

export const makeAdmin = handle(
  promise,
  (deps: Deps) => async (call) =>
    call.transact(async (sql) => {
      const table = await atTheTable(sql, 'promoteMembers', call)
      const decision = rules.makeAdmin(table.target, table)
      if (!decision.ok) return call.refuse(decision.refusal)
      const row = table.row ?? call.refuse('member-not-found')

      await changeMember(sql, row.id, { state: 'admin' })
      await enqueueMail(sql, { template: promotedMail, to: row.userId, params: aboutGroup(table) })
      const about = { groupId: table.group.id, userId: row.userId }
      call.afterCommit(() => {
        deps.log.info({ event: 'admin-made', ...about, by: call.actor.id })
        deps.live.recheck(about)
      })
      return presentMember({ ...row, state: 'admin' }, { contacts: true })
    }),
)
