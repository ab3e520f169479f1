import { useQuery } from '@tanstack/react-query'
import { getNotificationSettings } from '@turnout/contract/notification-settings'
import { read } from '../../../platform/api/queries.ts'
import { useMuteGroup, useUnmuteGroup } from '../actions.ts'

/** Whether a group is muted, on all devices of the person; null until it has loaded. A press shows at once. */
export function useMute(groupId: string): { isMuted: boolean | null; toggle: () => void } {
  const { data: settings } = useQuery(read(getNotificationSettings, {}))
  const mute = useMuteGroup()
  const unmute = useUnmuteGroup()
  const group = settings?.groups.find(({ id }) => id === groupId)
  if (!group) return { isMuted: null, toggle: () => undefined }
  const isMuted = mute.isPending || (group.is_muted && !unmute.isPending)
  const { mutate } = isMuted ? unmute : mute
  return { isMuted, toggle: () => mutate({ params: { groupId } }) }
}
