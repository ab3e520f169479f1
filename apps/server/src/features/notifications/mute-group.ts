import { muteGroup as endpoint } from '@turnout/contract/notifications'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { shareGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { presentSettings } from './present.ts'
import { addMute } from './store.ts'

export const muteGroup = handle(
  endpoint,
  (_: Deps) =>
    ({ actor, params, refuse, transact }) =>
      transact(async (sql) => {
        const group = (await shareGroup(sql, params.groupId)) ?? refuse('group-not-found')
        if (!may.subscribe(await viewerOf(sql, actor, group.id))) refuse('not-allowed')
        await addMute(sql, actor.id, group.id)
        return presentSettings(sql, actor.id)
      }),
)
