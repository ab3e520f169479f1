import { readNotifications as endpoint } from '@turnout/contract/notifications'
import { command } from '../../handle.ts'
import { countUnread, markAllRead } from './store.ts'

export const readNotifications = command(endpoint, async (sql, { actor, body }, { clock }) => {
  const at = new Date(await clock.now(sql))
  await markAllRead(sql, { userId: actor.id, upTo: new Date(body.up_to), at })
  return { unread_count: await countUnread(sql, actor.id) }
})
