import { getNotificationSettings as endpoint } from '@turnout/contract/notification-settings'
import { handle } from '../../handle.ts'
import { presentSettings } from './present.ts'

export const getNotificationSettings = handle(endpoint, ({ actor }, { sql }) =>
  presentSettings(sql, actor.id),
)
