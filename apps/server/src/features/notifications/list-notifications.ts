import { listNotifications as endpoint } from '@turnout/contract/notifications'
import { handle } from '../../handle.ts'
import { presentNotifications } from './present.ts'
import { countUnread, findNotifications } from './store.ts'

export const listNotifications = handle(endpoint, async ({ actor, query }, { sql }) => {
  const { before, page_size } = query
  const [rows, unread_count] = await Promise.all([
    // one more row than is shown tells whether there is another page
    findNotifications(sql, actor.id, { before, limit: page_size + 1 }),
    countUnread(sql, actor.id),
  ])
  const page = rows.slice(0, page_size)
  return {
    notifications: await presentNotifications(sql, page),
    unread_count,
    next: rows.length > page_size ? (page.at(-1)?.row.id ?? null) : null,
  }
})
