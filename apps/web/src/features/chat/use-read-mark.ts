import { type ChatPage, listMyChats, readChat } from '@turnout/contract/chat'
import { useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { refresh } from '../../platform/api/queries.ts'
import { useDelay } from '../../ui/use-delay.ts'
import { updateChat } from './chat-query.ts'

/** Messages that come one right after the other are marked together. */
const MARK_AFTER_MS = 500

async function markRead(groupId: string, number: number): Promise<void> {
  const mark = await call(readChat, { params: { groupId }, body: { number } })
  updateChat(groupId, (page) => ({ ...page, ...mark }))
  await refresh(listMyChats)
}

/**
 * Marks what a person sees as read, on all of their devices. Answers the number after which the line with what is new
 * stands: where they had read to when they opened the chat, or when they last looked away from its end.
 */
export function useReadMark(groupId: string, page: ChatPage, isSeen: boolean): number {
  const { last_number: last, read_number: read } = page
  const [line, setLine] = useState(read)
  const [seen, setSeen] = useState(isSeen)
  if (seen !== isSeen) {
    setSeen(isSeen)
    if (!isSeen && last <= read) setLine(last)
  }
  // without a signal the next message, or the next look, marks it
  useDelay(isSeen && last > read ? MARK_AFTER_MS : null, `${groupId} ${last} ${read}`, () => {
    void markRead(groupId, last).catch(() => undefined)
  })
  return line
}
