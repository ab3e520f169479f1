import { queryOptions } from '@tanstack/react-query'
import { type ChatPage, listChatMessages } from '@turnout/contract/chat'
import { call } from '../../platform/api/call.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { withEarlier, withReply } from './chat-changes.ts'

/** The most messages that the server returns at once. */
const PAGE_LIMIT = 100

const keyOf = (groupId: string) => [listChatMessages.name, { params: { groupId } }] as const

export const loadedChat = (groupId: string): ChatPage | undefined =>
  queryClient.getQueryData<ChatPage>(keyOf(groupId))

export const isLoading = (groupId: string): boolean =>
  queryClient.getQueryState(keyOf(groupId))?.fetchStatus === 'fetching'

/** Changes the loaded part of the chat, if there is one. */
export const updateChat = (groupId: string, change: (page: ChatPage) => ChatPage): void =>
  void queryClient.setQueryData<ChatPage>(keyOf(groupId), (page) => page && change(page))

/** First the newest messages, later only messages and changes since the loaded version. */
export const chatQuery = (groupId: string) =>
  queryOptions<ChatPage, Error, ChatPage, ReturnType<typeof keyOf>>({
    queryKey: keyOf(groupId),
    queryFn: async ({ signal }) => {
      const params = { groupId }
      for (;;) {
        const loaded = loadedChat(groupId)
        const query = loaded ? { after: loaded.version, limit: PAGE_LIMIT } : {}
        const reply = await call(listChatMessages, { params, query }, { signal })
        if (!loaded) return reply
        // a backup was restored: the loaded messages are from another database
        if (reply.era !== loaded.era) return call(listChatMessages, { params }, { signal })
        // the stream may have brought more during the request
        const caughtUp = withReply(loadedChat(groupId) ?? loaded, reply, loaded.version)
        if (!reply.has_more && caughtUp.version >= reply.version) return caughtUp
        updateChat(groupId, () => caughtUp)
      }
    },
    // the stream brings changes; a mount only catches up
    staleTime: 0,
  })

/** The page before the first loaded message. */
export async function loadEarlier(groupId: string, limit?: number): Promise<void> {
  const before = loadedChat(groupId)?.messages[0]?.number
  if (before === undefined) return
  const query = { before, ...(limit !== undefined && { limit }) }
  const earlier = await call(listChatMessages, { params: { groupId }, query })
  updateChat(groupId, (page) => withEarlier(page, earlier))
}

/** Loads the history back to this message. */
export async function loadBackTo(groupId: string, number: number): Promise<void> {
  for (;;) {
    const first = loadedChat(groupId)?.messages[0]?.number
    if (first === undefined || first <= number || !loadedChat(groupId)?.has_more) return
    await loadEarlier(groupId, PAGE_LIMIT)
    // a backup was restored: the loaded messages are from another database
    if (loadedChat(groupId)?.messages[0]?.number === first) return
  }
}

export const refreshChat = (groupId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(groupId) })
