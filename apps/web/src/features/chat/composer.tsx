import { MAX_MESSAGE_LENGTH } from '@turnout/rules/chat'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { getItem, removeItem, setItem } from '../../platform/session/storage.ts'
import { Icon } from '../../ui/icons.tsx'
import styles from './composer.module.css'
import { common, composer as texts } from './texts.ts'

type ComposerProps = {
  groupId: string
  onSend: (text: string) => void
  /** What else can be posted, at the left. */
  menu?: ReactNode
}

const draftName = (groupId: string) => `draft.chat.${groupId}`

/** On a phone Enter begins a new line, and the button sends. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches

/** What is written is kept on this device until it is sent. */
export function Composer({ groupId, onSend, menu }: ComposerProps) {
  const [text, setText] = useState(() => getItem(draftName(groupId)) ?? '')
  const area = useRef<HTMLTextAreaElement>(null)
  const isEmpty = text.trim() === ''

  useEffect(() => {
    if (text === '') removeItem(draftName(groupId))
    else setItem(draftName(groupId), text)
  }, [groupId, text])

  const send = () => {
    if (isEmpty) return
    onSend(text.trim())
    setText('')
    // so that the keyboard of a phone stays
    area.current?.focus()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a word that is being composed, as in Japanese
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
    event.preventDefault()
    send()
  }

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      {menu}
      {/* its second text, unseen, gives the field its height */}
      <div className={styles.grow} data-text={`${text} `}>
        <textarea
          ref={area}
          className={styles.field}
          rows={1}
          maxLength={MAX_MESSAGE_LENGTH}
          aria-label={texts.label}
          placeholder={texts.label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <button type="submit" className={styles.send} aria-label={common.send} aria-disabled={isEmpty}>
        <Icon name="send" size={24} />
      </button>
    </form>
  )
}
