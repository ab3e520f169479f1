import { deleteGroup as endpoint } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { command } from '../../handle.ts'
import { authorizeGroup } from './authorize-group.ts'
import { changeGroup, lockGroup } from './store.ts'
import { texts } from './texts.ts'

export const deleteGroup = command(endpoint, async (sql, request, deps) => {
  const { group } = await authorizeGroup(sql, request, may.deleteGroup, lockGroup)
  await changeGroup(sql, group.id, { deletedAt: new Date(await deps.clock.now(sql)) })
  await deps.publish(sql, 'group-deleted', { groupId: group.id, by: request.actor.id })
  return { message: texts.deleted(group.name) }
})
