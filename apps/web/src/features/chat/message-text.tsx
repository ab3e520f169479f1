import type { ChatMessage } from '@turnout/contract/chat'
import styles from './message.module.css'
import { messageParts } from './message-parts.ts'

type MessageTextProps = { text: string; mentions?: ChatMessage['mentions'] }

/** The text of a person, with links and bold mentions. */
export function MessageText({ text, mentions = [] }: MessageTextProps) {
  const parts = messageParts(
    text,
    mentions.map(({ name }) => name),
  )
  return parts.map((part, index) => {
    // the parts of a text keep their order
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
