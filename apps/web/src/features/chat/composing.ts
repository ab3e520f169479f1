import type { ChatMessage, ChatPage } from '@turnout/contract/chat'
import { createContext, useContext, useState } from 'react'
import { useStoredReply } from './use-draft.ts'

/** Author and text are null while the message is not loaded. */
type Quoted = Pick<NonNullable<ChatMessage['reply_to']>, 'id' | 'author' | 'text'>

/** The message that the text in the composer answers or replaces. */
export type Composing = { type: 'reply'; message: Quoted } | { type: 'edit'; message: ChatMessage }

/** An unsent message that goes back into the composer. */
type Resent = { type: 'resent'; text: string; mentions: readonly string[]; replyTo: string | null }

type ComposingState = [Composing | Resent | null, (next: Composing | Resent | null) => void]

export const ComposingContext = createContext<ComposingState>([null, () => undefined])

export const useComposing = () => useContext(ComposingContext)

/** The reply of a draft is stored: it survives the edit of another message and a reload. */
export function useComposingState(groupId: string, page: ChatPage | undefined): ComposingState {
  const [replyId, setReplyId] = useStoredReply(groupId)
  const [other, setOther] = useState<Exclude<Composing, { type: 'reply' }> | Resent | null>(null)
  const answered = page?.messages.find(({ id }) => id === replyId)
  const message: Quoted = answered ?? { id: replyId, author: null, text: null }
  const reply: Composing | null = replyId === '' || answered?.removed ? null : { type: 'reply', message }
  const setComposing: ComposingState[1] = (next) => {
    if (next?.type === 'edit') return setOther(next)
    if (next?.type === 'resent') {
      setOther(next)
      setReplyId(next.replyTo ?? '')
    } else {
      setOther(null)
      if (next || !other) setReplyId(next?.message.id ?? '')
    }
  }
  return [other ?? reply, setComposing]
}
