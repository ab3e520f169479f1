import { readChat as endpoint } from '@turnout/contract/chat'
import { advanceReadMark } from '@turnout/rules/chat'
import { command } from '../../handle.ts'
import { markChatRead } from '../notifications/public.ts'
import { requireChat } from './chat-command.ts'
import { findMyChats } from './read-store.ts'
import { setReadMark } from './store.ts'

/** Does not lock the chat: the mark belongs to one person and only moves forward. */
export const readChat = command(endpoint, async (sql, request, deps) => {
  const { actor, body } = request
  const { groupId } = request.params
  const { lastNumber } = await requireChat(sql, request)
  const number = advanceReadMark(0, body.number, lastNumber)
  const mark = { groupId, userId: actor.id, number }
  await setReadMark(sql, mark)
  await markChatRead(sql, { ...mark, at: new Date(await deps.clock.now(sql)) })
  const [mine] = await findMyChats(sql, actor.id, groupId)
  return { read_number: mine?.readNumber ?? 0, unread_count: mine?.unreadCount ?? 0 }
})
