import { unmuteGroup as endpoint } from '@turnout/contract/notification-settings'
import { muteCommand } from './mute-group.ts'
import { deleteMute } from './store.ts'

export const unmuteGroup = muteCommand(endpoint, deleteMute)
