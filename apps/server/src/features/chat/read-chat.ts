import { readChat as endpoint } from '@turnout/contract/chat'
import { advanceReadMark } from '@turnout/rules/chat'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { requireChat } from './chat-command.ts'
import { findMyChats } from './read-store.ts'
import { setReadMark } from './store.ts'

/** Without the lock of the chat: the mark is the person's own, and only moves forward. */
export const readChat = handle(
  endpoint,
  (_: Deps) =>
    ({ actor, params, body, refuse, transact }) =>
      transact(async (sql) => {
        const { groupId } = params
        const { lastNumber } = await requireChat(sql, { groupId, actor, refuse })
        const number = advanceReadMark(0, body.number, lastNumber)
        await setReadMark(sql, { groupId, userId: actor.id, number })
        const [mine] = await findMyChats(sql, actor.id, groupId)
        return { read_number: mine?.readNumber ?? 0, unread_count: mine?.unreadCount ?? 0 }
      }),
)
