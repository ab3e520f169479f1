import { listMyChats as endpoint } from '@turnout/contract/chat'
import { handle } from '../../handle.ts'
import { findMyChats } from './read-store.ts'

export const listMyChats = handle(endpoint, async ({ actor }, { sql }) => {
  const chats = await findMyChats(sql, actor.id)
  return chats.map(({ groupId, isOn, unreadCount }) => ({
    group_id: groupId,
    is_on: isOn,
    unread_count: isOn ? unreadCount : 0,
  }))
})
