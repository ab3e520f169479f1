import { searchChat as endpoint } from '@turnout/contract/chat-search'
import { handle } from '../../handle.ts'
import { requireChat } from './chat-command.ts'
import { presentMessages } from './present.ts'
import { searchMessages } from './read-store.ts'

export const searchChat = handle(endpoint, async ({ actor, params, query, refuse }, { sql }) => {
  const { groupId } = params
  await requireChat(sql, { groupId, actor, refuse })
  const { q: text, before, limit } = query
  const found = await searchMessages(sql, groupId, { text, before, limit: limit + 1 })
  const messages = await presentMessages(sql, found.slice(0, limit))
  return { messages, has_more: found.length > limit }
})
