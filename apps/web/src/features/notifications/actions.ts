import { getMe } from '@turnout/contract/me'
import {
  changeNotificationSettings,
  getNotificationSettings,
  muteGroup,
  unmuteGroup,
} from '@turnout/contract/notification-settings'
import { listNotifications, readNotification, readNotifications } from '@turnout/contract/notifications'
import { useAction } from '../../platform/api/use-action.ts'
import { list, settings } from './texts.ts'

/** The unread count of the bell is part of the account. */
const unreadIn = [listNotifications, getMe]

export const useReadNotification = () =>
  useAction(readNotification, { failed: list.failedRead, refreshes: unreadIn })

export const useReadAll = () => useAction(readNotifications, { failed: list.markFailed, refreshes: unreadIn })

export const useChangeSettings = () =>
  useAction(changeNotificationSettings, {
    failed: settings.changeFailed,
    refreshes: [getNotificationSettings],
  })

export const useMuteGroup = () =>
  useAction(muteGroup, { failed: settings.muteFailed, refreshes: [getNotificationSettings] })

export const useUnmuteGroup = () =>
  useAction(unmuteGroup, { failed: settings.muteFailed, refreshes: [getNotificationSettings] })
