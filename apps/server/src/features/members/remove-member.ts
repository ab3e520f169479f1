import { removeMember as endpoint } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { groupParams, lockMembership } from './lock-membership.ts'
import { rejectedMail, removedMail } from './mails.ts'
import { changeMember, nameOf } from './store.ts'

export const removeMember = handle(
  endpoint,
  (deps: Deps) => async (context) =>
    context.transact(async (sql) => {
      const locked = await lockMembership(sql, 'removeMembers', context)
      const { group, viewer, target, self } = locked
      const creator = viewer.standing.type === 'admin' && viewer.standing.creator
      const decision = rules.removeMember(target, { self, creator })
      if (!decision.ok) return context.refuse(decision.refusal)
      const row = locked.row ?? context.refuse('member-not-found')

      const rejected = target.type === 'pending'
      const now = new Date(await deps.clock.now(sql))
      await changeMember(sql, row.id, { state: 'gone', ...(rejected && { rejectedAt: now }) })
      await enqueueMail(sql, {
        template: rejected ? rejectedMail : removedMail,
        to: row.userId,
        params: groupParams(locked),
      })
      const ids = { groupId: group.id, userId: row.userId }
      context.afterCommit(() => {
        deps.log.info({
          event: rejected ? 'request-rejected' : 'member-removed',
          ...ids,
          by: context.actor.id,
        })
        deps.live.recheck(ids)
      })
      return {
        message: rejected ? `${nameOf(row)} was not let in.` : `${nameOf(row)} is no longer in the group.`,
      }
    }),
)
