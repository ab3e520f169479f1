import { listChatMessages as endpoint } from '@turnout/contract/chat'
import { handle } from '../../handle.ts'
import { requireChat } from './chat-command.ts'
import { presentMessages } from './present.ts'
import { findChanges, findEra, findMessages, findMyChats, findPage } from './read-store.ts'

export const listChatMessages = handle(endpoint, async (request, { sql }) => {
  const { actor, query } = request
  const { groupId } = request.params
  const { before, after } = query
  // read before the messages, which are then at least as new
  const chat = await requireChat(sql, request)
  const limit = query.limit + 1
  const found =
    after === undefined
      ? await findPage(sql, groupId, { before, limit })
      : await findChanges(sql, groupId, { after, limit })
  const hasMore = found.length === limit
  const rows = hasMore ? (after === undefined ? found.slice(1) : found.slice(0, -1)) : found
  const pinned = await findMessages(sql, chat.pinnedId === null ? [] : [chat.pinnedId])
  const [mine] = await findMyChats(sql, actor.id, groupId)
  const [messages, [top = null]] = await Promise.all([
    presentMessages(sql, rows),
    presentMessages(sql, pinned),
  ])
  const isPart = after !== undefined && hasMore
  return {
    messages,
    has_more: hasMore,
    version: isPart ? (rows.at(-1)?.version ?? after) : chat.version,
    era: await findEra(sql),
    last_number: chat.lastNumber,
    pinned: top,
    read_number: mine?.readNumber ?? 0,
    unread_count: mine?.unreadCount ?? 0,
  }
})
