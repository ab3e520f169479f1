import { removeMember as promise } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { aboutGroup, atTheTable } from './at-the-table.ts'
import { rejectedMail, removedMail } from './mails.ts'
import { changeMember, nameOf } from './store.ts'

export const removeMember = handle(
  promise,
  (deps: Deps) => async (call) =>
    call.transact(async (sql) => {
      const table = await atTheTable(sql, 'removeMembers', call)
      const { group, viewer, target, self } = table
      const creator = viewer.standing.type === 'admin' && viewer.standing.creator
      const decision = rules.removeMember(target, { self, creator })
      if (!decision.ok) return call.refuse(decision.refusal)
      const row = table.row ?? call.refuse('member-not-found')

      const rejected = target.type === 'pending'
      const now = new Date(await deps.clock.now(sql))
      await changeMember(sql, row.id, { state: 'gone', ...(rejected && { rejectedAt: now }) })
      await enqueueMail(sql, {
        template: rejected ? rejectedMail : removedMail,
        to: row.userId,
        params: aboutGroup(table),
      })
      const about = { groupId: group.id, userId: row.userId }
      call.afterCommit(() => {
        deps.log.info({
          event: rejected ? 'request-rejected' : 'member-removed',
          ...about,
          by: call.actor.id,
        })
        deps.live.recheck(about)
      })
      return {
        message: rejected ? `${nameOf(row)} was not let in.` : `${nameOf(row)} is no longer in the group.`,
      }
    }),
)
