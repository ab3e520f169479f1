import { getAttendanceSettings as endpoint } from '@turnout/contract/attendance-settings'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { findGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { presentSettings } from './present-settings.ts'
import { findSettings } from './store.ts'

export const getAttendanceSettings = handle(endpoint, async ({ params, actor, refuse }, { sql }) => {
  const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
  if (!may.answer(await viewerOf(sql, actor, group.id))) refuse('not-allowed')
  return presentSettings(await findSettings(sql, group.id))
})
