import { readChat as endpoint } from '@turnout/contract/chat'
import { advanceReadMark } from '@turnout/rules/chat'
import { command } from '../../platform/http/handle.ts'
import { requireChat } from './chat-command.ts'
import { findMyChats } from './read-store.ts'
import { setReadMark } from './store.ts'

/** Without the lock of the chat: the mark is the person's own, and only moves forward. */
export const readChat = command(endpoint, async (sql, { actor, params, body, refuse }) => {
  const { groupId } = params
  const { lastNumber } = await requireChat(sql, { groupId, actor, refuse })
  const number = advanceReadMark(0, body.number, lastNumber)
  await setReadMark(sql, { groupId, userId: actor.id, number })
  const [mine] = await findMyChats(sql, actor.id, groupId)
  return { read_number: mine?.readNumber ?? 0, unread_count: mine?.unreadCount ?? 0 }
})
