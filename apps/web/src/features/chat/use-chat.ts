import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ChatFeed, ChatPage } from '@turnout/contract/chat'
import { useRef, useState } from 'react'
import type { ConnectionState } from '../../platform/realtime/event-stream.ts'
import { useTopic } from '../../platform/realtime/use-topic.ts'
import { useValueChange } from '../../ui/use-value-change.ts'
import { withFeed } from './chat-changes.ts'
import { chatQuery, isLoading, loadedChat, refreshChat, updateChat } from './chat-query.ts'
import { chatTopic } from './public/chat-topic.ts'

/** While the stream is not connected, for example behind a proxy that blocks it. */
const POLL_MS = 10_000

export type LoadedChat = UseQueryResult<ChatPage>

/** The loaded part of the chat, kept up to date by the stream. */
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
    // the request gets the reason of the refusal, which the page shows
    onRefused: () => void refreshChat(groupId),
  })
  useValueChange(page, () => {
    // this answer may be older than the last feed of the stream
    const feed = latest.current
    if (page && feed && feed.era === page.era && feed.version > page.version) apply(groupId, feed)
  })
  return query
}

function apply(groupId: string, feed: ChatFeed): void {
  const loaded = loadedChat(groupId)
  const next = feed.is_on && loaded ? withFeed(loaded, feed) : null
  if (next) updateChat(groupId, () => next)
  // unless the first request is in flight; a request also gets the reason when the chat is off
  else if (loaded || !isLoading(groupId)) void refreshChat(groupId)
}
