import { getAttendanceSettings as endpoint } from '@turnout/contract/attendance-settings'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { authorizeGroup } from '../groups/public.ts'
import { presentSettings } from './present-settings.ts'
import { findSettings } from './store.ts'

export const getAttendanceSettings = handle(endpoint, async (request, { sql }) => {
  const { group } = await authorizeGroup(sql, request, may.answer)
  return presentSettings(await findSettings(sql, group.id))
})
