import type { ChatMessage } from '@turnout/contract/chat'
import styles from './message.module.css'
import { messageParts } from './message-parts.ts'

type MessageTextProps = { text: string; mentions?: ChatMessage['mentions'] }

/** What people wrote, in its lines, with links and names. */
export function MessageText({ text, mentions = [] }: MessageTextProps) {
  const parts = messageParts(
    text,
    mentions.map(({ name }) => name),
  )
  return parts.map((part, index) => {
    // the parts of one text never change places
    const key = index
    if (part.type === 'link')
      return (
        <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
          {part.text}
        </a>
      )
    if (part.type === 'mention')
      return (
        <b key={key} className={styles.mention}>
          {part.text}
        </b>
      )
    return part.text
  })
}
