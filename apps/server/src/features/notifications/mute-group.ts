import type { unmuteGroup } from '@turnout/contract/notification-settings'
import { muteGroup as muteGroupEndpoint } from '@turnout/contract/notification-settings'
import { may } from '@turnout/rules/membership'
import { command } from '../../handle.ts'
import { shareGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { presentSettings } from './present.ts'
import { addMute } from './store.ts'

/** Mute and unmute differ only in their change of the row. */
export const muteCommand = (
  endpoint: typeof muteGroupEndpoint | typeof unmuteGroup,
  change: typeof addMute,
) =>
  command(endpoint, async (sql, { actor, params, refuse }) => {
    const group = (await shareGroup(sql, params.groupId)) ?? refuse('group-not-found')
    if (!may.subscribe(await viewerOf(sql, actor, group.id))) refuse('not-allowed')
    await change(sql, actor.id, group.id)
    return presentSettings(sql, actor.id)
  })

export const muteGroup = muteCommand(muteGroupEndpoint, addMute)
