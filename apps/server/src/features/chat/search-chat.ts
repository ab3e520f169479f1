import { searchChat as endpoint } from '@turnout/contract/chat-search'
import { handle } from '../../handle.ts'
import { requireChat } from './chat-command.ts'
import { presentMessages } from './present.ts'
import { searchMessages } from './read-store.ts'

export const searchChat = handle(endpoint, async (request, { sql }) => {
  await requireChat(sql, request)
  const { q: text, before, limit } = request.query
  const found = await searchMessages(sql, request.params.groupId, { text, before, limit: limit + 1 })
  const messages = await presentMessages(sql, found.slice(0, limit))
  return { messages, has_more: found.length > limit }
})
