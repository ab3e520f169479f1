import { updateGroup as promise } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { findSport } from '@turnout/rules/sports'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { type Call, handle } from '../../platform/http/handle.ts'
import { settleIn } from '../evening/public.ts'
import { viewerOf } from '../members/public.ts'
import { changedColumns, timesEqual } from './fields.ts'
import { presentGroup } from './present.ts'
import { begunOf, changeGroup, findGroup, type GroupRow, isShown, lockGroup, seeGroup } from './store.ts'

export const updateGroup = handle(promise, (deps: Deps) => async (call) => {
  const { groupId } = call.params
  // asked before the picture is looked at: strangers do not get to keep our processor busy
  await mustBeTheirs(deps.sql, call, await findGroup(deps.sql, groupId))

  return deps.files.during(call.file, (picture) =>
    call.transact(async (sql) => {
      const group = await mustBeTheirs(sql, call, await lockGroup(sql, groupId))
      const sport = findSport(call.body.sports_type ?? group.sportsType) ?? call.refuse('unknown-sport')
      if (timesEqual(group, call.body))
        call.refuse('invalid-input', { first: 'Start and end time cannot be the same.' })
      if (picture) await deps.files.keep(sql, picture, call.actor.id)

      const now = await deps.clock.now(sql)
      await changeGroup(sql, groupId, {
        ...changedColumns(group, call.body, sport),
        ...(picture && { venueImage: picture.id }),
        updatedAt: new Date(now),
      })
      // what reaches the evening of today reaches it now: also its hours are kept, and everybody reads those
      for (const { gameId } of await begunOf(sql, groupId, now)) await settleIn(deps, sql, gameId)
      const replaced = picture && group.venueImage
      if (replaced && !(await isShown(sql, replaced))) {
        await deps.files.forget(sql, replaced)
        call.afterCommit(() => void removeLater(deps, replaced))
      }
      const seen = (await seeGroup(sql, groupId, call.actor.id, now)) ?? call.refuse('group-not-found')
      return presentGroup(seen, call.actor.id, now)
    }),
  )
})

async function mustBeTheirs(sql: Sql, call: Call<typeof promise>, group: GroupRow | null): Promise<GroupRow> {
  const found = group ?? call.refuse('group-not-found')
  if (!may.updateGroup(await viewerOf(sql, call.actor, found.id))) call.refuse('not-allowed')
  return found
}

/** The row is gone by now; should the file refuse to go, the sweep takes it. */
const removeLater = ({ files, log }: Deps, pictureId: string) =>
  files
    .remove(pictureId)
    .catch((err: unknown) => log.warn({ err, pictureId }, 'a replaced picture is still there'))
