import { createGroup as endpoint } from '@turnout/contract/groups'
import { findSport } from '@turnout/rules/sports'
import { handle } from '../../handle.ts'
import { newId } from '../../platform/ids.ts'
import { dailyLimit, lockAccount } from '../accounts/public.ts'
import { addFirstAdmin } from '../members/public.ts'
import { startAsking } from '../scheduled-games/public.ts'
import { newColumns } from './group-columns.ts'
import { presentGroup } from './present.ts'
import { addGroup } from './store.ts'
import { groups } from './tables.ts'

const refuseTooMany = dailyLimit(groups, groups.creatorId, 10, 'too-many-groups')

export const createGroup = handle(endpoint, async (context, deps) => {
  const { actor, body, file } = context
  const sport = findSport(body.sports_type) ?? context.refuse('unknown-sport')
  // a first check before the slow decoding of the picture; the check in the transaction decides
  if (file) await refuseTooMany(deps.sql, actor.id, actor.at, context.refuse)

  return deps.files.withPicture(context, (picture) =>
    context.transact(async (sql) => {
      if (!(await lockAccount(sql, actor.id))) context.refuse('session-over')
      const now = await deps.clock.now(sql)
      await refuseTooMany(sql, actor.id, now, context.refuse)
      if (picture) await deps.files.addPicture(sql, picture, actor.id)

      const at = new Date(now)
      const group = await addGroup(sql, {
        ...newColumns(body, sport),
        id: newId(),
        venueSecret: deps.chance.secret(),
        venueImage: picture?.id ?? null,
        creatorId: actor.id,
        createdAt: at,
        updatedAt: at,
      })
      await addFirstAdmin(sql, group.id, actor.id, now)
      await startAsking(sql, group.id, now)
      return presentGroup(
        { group, memberCount: 1, pendingCount: 0, startedGames: [], state: 'admin' },
        actor.id,
        now,
      )
    }),
  )
})
