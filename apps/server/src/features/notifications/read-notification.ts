import { readNotification as endpoint } from '@turnout/contract/notifications'
import { command } from '../../handle.ts'
import { countUnread, markRead } from './store.ts'

export const readNotification = command(endpoint, async (sql, { actor, params, refuse }, { clock }) => {
  const at = new Date(await clock.now(sql))
  const isFound = await markRead(sql, { userId: actor.id, id: params.notificationId, at })
  if (!isFound) refuse('notification-not-found')
  return { unread_count: await countUnread(sql, actor.id) }
})
