import { getNotificationSettings as endpoint } from '@turnout/contract/notification-settings'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentSettings } from './present.ts'

export const getNotificationSettings = handle(
  endpoint,
  ({ sql }: Deps) =>
    ({ actor }) =>
      presentSettings(sql, actor.id),
)
