import { getNotificationSettings as endpoint } from '@turnout/contract/notification-settings'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentSettings } from './present.ts'

export const getNotificationSettings = handle(endpoint, ({ actor }, { sql }: Deps) =>
  presentSettings(sql, actor.id),
)
