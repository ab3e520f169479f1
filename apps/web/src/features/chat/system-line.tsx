import type { ChatMessage } from '@turnout/contract/chat'
import { memo } from 'react'
import styles from './message.module.css'
import { systemSentence } from './system-sentence.ts'
import { systemLine as texts } from './texts.ts'

/** What the program writes, small between two hairlines. */
export const SystemLine = memo(function SystemLine({ message }: { message: ChatMessage }) {
  const sentence = systemSentence(message.system, message.sent_at)
  return (
    <p className={styles.notice} data-message={message.id}>
      <span dir="auto">
        {sentence ? (
          <>
            <b>{sentence.fact}</b> {sentence.detail}
          </>
        ) : (
          texts.unknown
        )}
      </span>
    </p>
  )
})
