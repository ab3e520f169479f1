import { handOver as endpoint } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { changeGroup, lockGroup } from '../groups/public.ts'
import { groupParams, lockMembership } from './lock-membership.ts'
import { handedOverMail } from './mails.ts'
import { presentMember } from './present.ts'
import { lockMemberOf, nameOf } from './store.ts'

export const handOver = handle(
  endpoint,
  (deps: Deps) => async (context) =>
    context.transact(async (sql) => {
      // whose group it is stands in its own row: nobody else is stepped down or handed anything meanwhile
      const locked = await lockMembership(sql, 'handOver', context, lockGroup)
      const decision = rules.handOver(locked.target)
      if (!decision.ok) return context.refuse(decision.refusal)
      const row = locked.row ?? context.refuse('member-not-found')

      await changeGroup(sql, locked.group.id, { creatorId: row.userId })
      const before = await lockMemberOf(sql, locked.group.id, context.actor.id)
      await enqueueMail(sql, {
        template: handedOverMail,
        to: row.userId,
        params: { ...groupParams(locked), who: before ? nameOf(before) : 'The creator' },
      })
      context.afterCommit(() =>
        deps.log.info({
          event: 'group-handed-over',
          groupId: locked.group.id,
          userId: row.userId,
          by: context.actor.id,
        }),
      )
      return presentMember({ ...row, creator: true }, { contacts: true })
    }),
)
