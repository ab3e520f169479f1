import { deleteGroup as endpoint } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { viewerOf } from '../members/public.ts'
import { changeGroup, lockGroup } from './store.ts'
import { texts } from './texts.ts'

export const deleteGroup = handle(endpoint, async (context, deps) => {
  const { groupId } = context.params
  return context.transact(async (sql) => {
    const group = (await lockGroup(sql, groupId)) ?? context.refuse('group-not-found')
    if (!may.deleteGroup(await viewerOf(sql, context.actor, groupId))) context.refuse('not-allowed')

    await changeGroup(sql, groupId, { deletedAt: new Date(await deps.clock.now(sql)) })
    await deps.publish(sql, 'group-deleted', { groupId, by: context.actor.id })
    return { message: texts.deleted(group.name) }
  })
})
