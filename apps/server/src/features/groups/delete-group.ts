import { deleteGroup as endpoint } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { command } from '../../handle.ts'
import { viewerOf } from '../members/public.ts'
import { changeGroup, lockGroup } from './store.ts'
import { texts } from './texts.ts'

export const deleteGroup = command(endpoint, async (sql, { params, actor, refuse }, deps) => {
  const { groupId } = params
  const group = (await lockGroup(sql, groupId)) ?? refuse('group-not-found')
  if (!may.deleteGroup(await viewerOf(sql, actor, groupId))) refuse('not-allowed')

  await changeGroup(sql, groupId, { deletedAt: new Date(await deps.clock.now(sql)) })
  await deps.publish(sql, 'group-deleted', { groupId, by: actor.id })
  return { message: texts.deleted(group.name) }
})
