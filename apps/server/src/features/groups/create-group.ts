import { createGroup as endpoint } from '@turnout/contract/groups'
import { findSport } from '@turnout/rules/sports'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { newId } from '../../platform/ids.ts'
import { lockAccount } from '../accounts/public.ts'
import { addFirstAdmin } from '../members/public.ts'
import { startAsking } from '../scheduled-games/public.ts'
import { newColumns } from './group-columns.ts'
import { presentGroup } from './present.ts'
import { addGroup, countStarted } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const GROUPS_A_DAY = 10

export const createGroup = handle(endpoint, async (context, deps: Deps) => {
  const { actor, body } = context
  const sport = findSport(body.sports_type) ?? context.refuse('unknown-sport')

  return deps.files.withPicture(context, (picture) =>
    context.transact(async (sql) => {
      if (!(await lockAccount(sql, actor.id))) context.refuse('session-over')
      const now = await deps.clock.now(sql)
      if ((await countStarted(sql, actor.id, now - DAY_MS)) >= GROUPS_A_DAY) context.refuse('too-many-groups')
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
