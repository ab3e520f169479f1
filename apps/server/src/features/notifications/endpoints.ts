import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { changeNotificationSettings } from './change-notification-settings.ts'
import { getNotificationSettings } from './get-notification-settings.ts'
import { listNotifications } from './list-notifications.ts'
import { muteGroup } from './mute-group.ts'
import { readNotification } from './read-notification.ts'
import { readNotifications } from './read-notifications.ts'
import { unmuteGroup } from './unmute-group.ts'

export const notificationsEndpoints: ServedEndpoint<Deps>[] = [
  listNotifications,
  readNotification,
  readNotifications,
  getNotificationSettings,
  changeNotificationSettings,
  muteGroup,
  unmuteGroup,
]
