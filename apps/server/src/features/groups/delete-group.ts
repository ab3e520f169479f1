import { deleteGroup as promise } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { viewerOf } from '../members/public.ts'
import { changeGroup, lockGroup } from './store.ts'

export const deleteGroup = handle(promise, (deps: Deps) => async (call) => {
  const { groupId } = call.params
  return call.transact(async (sql) => {
    const group = (await lockGroup(sql, groupId)) ?? call.refuse('group-not-found')
    if (!may.deleteGroup(await viewerOf(sql, call.actor, groupId))) call.refuse('not-allowed')

    await changeGroup(sql, groupId, { deletedAt: new Date(await deps.clock.now(sql)) })
    call.afterCommit(() => {
      deps.log.info({ event: 'group-deleted', groupId, userId: call.actor.id })
      deps.live.recheck({ groupId })
    })
    return { message: `${group.name} is deleted.` }
  })
})
