import type { ChatMessage } from '@turnout/contract/chat'
import { useState } from 'react'
import styles from './message.module.css'
import { useMessageActions } from './message-actions.tsx'
import { messageRow as texts } from './texts.ts'

/** The message that a message answers; a press shows it in the log. */
export function Quote({ reply }: { reply: NonNullable<ChatMessage['reply_to']> }) {
  const { showMessage } = useMessageActions()
  const [isBusy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    await showMessage(reply)
    setBusy(false)
  }
  return (
    <button type="button" className={styles.quote} dir="auto" aria-busy={isBusy} onClick={() => void show()}>
      <b>{reply.author?.name ?? texts.deletedAccount}</b> <span>{reply.text ?? texts.removed}</span>
    </button>
  )
}
