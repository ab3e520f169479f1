import { IconButton } from '../../ui/icon-button.tsx'
import styles from './composer.module.css'
import type { Composing } from './composing.ts'
import { composer as texts } from './texts.ts'

/** Above the field: the message that is answered or changed. */
export function ComposingBar({ type, message, onCancel }: Composing & { onCancel: () => void }) {
  const isReply = type === 'reply'
  return (
    <div className={styles.about}>
      <p className={styles.quoted} dir="auto">
        <b>{isReply ? texts.replyingTo(message.author?.name ?? null) : texts.editing}</b>
        <span>{message.text}</span>
      </p>
      <IconButton icon="cross" label={isReply ? texts.cancelReply : texts.cancelEdit} onClick={onCancel} />
    </div>
  )
}
