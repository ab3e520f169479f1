import { getGroupCalendar as promise } from '@turnout/contract/calendar'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { findGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { presentAddress } from './present.ts'
import { tokenOf } from './store.ts'

export const getGroupCalendar = handle(
  promise,
  ({ sql, chance }: Deps) =>
    async ({ params, actor, refuse }) => {
      const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
      if (!may.subscribe(await viewerOf(sql, actor, group.id))) refuse('not-allowed')
      return presentAddress(await tokenOf(sql, { userId: actor.id, groupId: group.id }, chance.secret()))
    },
)
