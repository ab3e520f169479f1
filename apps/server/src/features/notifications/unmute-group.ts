import { unmuteGroup as endpoint } from '@turnout/contract/notifications'
import { muteCommand } from './mute-group.ts'
import { deleteMute } from './store.ts'

export const unmuteGroup = muteCommand(endpoint, deleteMute)
