import { getMyCalendar as promise } from '@turnout/contract/calendar'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentAddress } from './present.ts'
import { tokenOf } from './store.ts'

export const getMyCalendar = handle(promise, ({ sql, chance }: Deps) => async ({ actor }) => {
  return presentAddress(await tokenOf(sql, { userId: actor.id, groupId: null }, chance.secret()))
})
