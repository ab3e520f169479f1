import * as z from 'zod'
import { ChatMessage, Counter } from './chat.ts'
import { endpoint } from './endpoint.ts'

export const searchChat = endpoint('searchChat', 'GET /sport-groups/:groupId/chat/search', {
  summary:
    'Messages with all of these words, in any letters and without accents, also in the answers of a poll. Newest first; `before` a number.',
  query: z.object({
    q: z
      .string()
      .overwrite((text) => text.trim())
      .min(1, 'Type what to look for.')
      .max(100, 'Use up to 100 characters.'),
    before: Counter,
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: z.object({ messages: z.array(ChatMessage), has_more: z.boolean() }),
  problems: ['group-not-found', 'chat-off'],
})
