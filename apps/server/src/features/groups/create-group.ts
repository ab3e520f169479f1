import { createGroup as promise } from '@turnout/contract/groups'
import { findSport } from '@turnout/rules/sports'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { newId } from '../../platform/ids.ts'
import { holdAccount } from '../accounts/public.ts'
import { addFirstAdmin } from '../members/public.ts'
import { newColumns } from './fields.ts'
import { presentGroup } from './present.ts'
import { addGroup, countStarted } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const GROUPS_A_DAY = 10

export const createGroup = handle(promise, (deps: Deps) => async (call) => {
  const { actor, body } = call
  const sport = findSport(body.sports_type) ?? call.refuse('unknown-sport')

  return deps.files.during(call.file, (picture) =>
    call.transact(async (sql) => {
      if (!(await holdAccount(sql, actor.id))) call.refuse('session-over')
      const now = await deps.clock.now(sql)
      if ((await countStarted(sql, actor.id, now - DAY_MS)) >= GROUPS_A_DAY) call.refuse('too-many-groups')
      if (picture) await deps.files.keep(sql, picture, actor.id)

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
      return presentGroup(
        { group, memberCount: 1, pendingCount: 0, begun: [], state: 'admin' },
        actor.id,
        now,
      )
    }),
  )
})
