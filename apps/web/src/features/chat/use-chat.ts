import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ChatFeed, ChatPage } from '@turnout/contract/chat'
import { useRef, useState } from 'react'
import type { ConnectionState } from '../../platform/realtime/event-stream.ts'
import { useTopic } from '../../platform/realtime/use-topic.ts'
import { useValueChange } from '../../ui/use-value-change.ts'
import { withFeed } from './chat-changes.ts'
import { chatQuery, isLoading, loadedChat, refreshChat, updateChat } from './chat-query.ts'
import { chatTopic } from './public/chat-topic.ts'

/** Where a proxy lets no stream through. */
const POLL_MS = 10_000

export type LoadedChat = UseQueryResult<ChatPage>

/** The loaded part of the chat, with every change as it happens. */
export function useChat(groupId: string): LoadedChat {
  const [connection, setConnection] = useState<ConnectionState>('connecting')
  const query = useQuery({
    ...chatQuery(groupId),
    refetchInterval: connection === 'live' ? false : POLL_MS,
  })
  const { data: page } = query
  const latest = useRef<ChatFeed | null>(null)
  useTopic(chatTopic(groupId), {
    onState: (feed) => {
      latest.current = feed
      apply(groupId, feed)
    },
    onConnection: setConnection,
    // the request gets the reason, and the page shows it
    onRefused: () => void refreshChat(groupId),
  })
  useValueChange(page, () => {
    // an answer that was on its way while the stream brought something newer
    const feed = latest.current
    if (page && feed && feed.era === page.era && feed.version > page.version) apply(groupId, feed)
  })
  return query
}

function apply(groupId: string, feed: ChatFeed): void {
  const loaded = loadedChat(groupId)
  const next = feed.is_on && loaded ? withFeed(loaded, feed) : null
  if (next) updateChat(groupId, () => next)
  // the first answer may be on its way; also when the chat is switched on or off the request gets the reason
  else if (loaded || !isLoading(groupId)) void refreshChat(groupId)
}
