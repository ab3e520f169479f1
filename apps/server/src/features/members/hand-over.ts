import { handOver as promise } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { changeGroup, lockGroup } from '../groups/public.ts'
import { aboutGroup, atTheTable } from './at-the-table.ts'
import { handedOverMail } from './mails.ts'
import { presentMember } from './present.ts'
import { lockMemberOf, nameOf } from './store.ts'

export const handOver = handle(
  promise,
  (deps: Deps) => async (call) =>
    call.transact(async (sql) => {
      // whose group it is stands in its own row: nobody else is stepped down or handed anything meanwhile
      const table = await atTheTable(sql, 'handOver', call, lockGroup)
      const decision = rules.handOver(table.target)
      if (!decision.ok) return call.refuse(decision.refusal)
      const row = table.row ?? call.refuse('member-not-found')

      await changeGroup(sql, table.group.id, { creatorId: row.userId })
      const before = await lockMemberOf(sql, table.group.id, call.actor.id)
      await enqueueMail(sql, {
        template: handedOverMail,
        to: row.userId,
        params: { ...aboutGroup(table), who: before ? nameOf(before) : 'The creator' },
      })
      call.afterCommit(() =>
        deps.log.info({
          event: 'group-handed-over',
          groupId: table.group.id,
          userId: row.userId,
          by: call.actor.id,
        }),
      )
      return presentMember({ ...row, creator: true }, { contacts: true })
    }),
)
