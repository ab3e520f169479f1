import type { ChatMessage, sendChatMessage } from '@turnout/contract/chat'
import type { InputOf } from '@turnout/contract/endpoint'
import { MAX_MESSAGE_LENGTH } from '@turnout/rules/chat'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { useEditMessage } from './actions.ts'
import { withOwnChange } from './chat-changes.ts'
import { updateChat } from './chat-query.ts'
import styles from './composer.module.css'
import { ComposingBar } from './composing-bar.tsx'
import { useComposing } from './message-actions.tsx'
import { common, composer as texts } from './texts.ts'
import { useDraft } from './use-draft.ts'

type ComposerProps = {
  groupId: string
  onSend: (body: InputOf<typeof sendChatMessage>['body']) => void
  /** What else can be posted, at the left. */
  menu?: ReactNode
}

/** On a phone Enter begins a new line, and the button sends. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches

/** Where a message is written, answered and changed. What is changed leaves the draft as it is. */
export function Composer({ groupId, onSend, menu }: ComposerProps) {
  const [composing, setComposing] = useComposing()
  const [draft, setDraft] = useDraft(groupId)
  const [changed, setChanged] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const editing = useEditMessage()
  const edited = composing?.type === 'edit' ? composing.message : null
  const [text, setText] = edited ? [changed, setChanged] : [draft, setDraft]
  const isEmpty = text.trim() === ''

  useEffect(() => {
    if (composing?.type === 'edit') setChanged(composing.message.text ?? '')
    if (composing) area.current?.focus()
  }, [composing])

  const stop = () => {
    setComposing(null)
    area.current?.focus()
  }
  const save = (message: ChatMessage) => {
    const body = { text: text.normalize('NFC').trim() }
    if (body.text === message.text) return stop()
    const done = (version: { id: string; version: number }) => {
      const change = { ...body, edited_at: Date.now(), mentions: [] }
      updateChat(groupId, (page) => withOwnChange(page, version, change))
      stop()
    }
    editing.mutate({ params: { groupId, messageId: message.id }, body }, { done })
  }
  const send = () => {
    if (isEmpty) return
    if (edited) return save(edited)
    onSend({ text, reply_to: composing?.message.id ?? null, mentions: [] })
    setDraft('')
    // so that the keyboard of a phone stays
    stop()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && composing) stop()
    // Enter also ends a word that is being composed, as in Japanese
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
    event.preventDefault()
    send()
  }

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      {composing && <ComposingBar {...composing} onCancel={stop} />}
      <div className={styles.line}>
        {menu}
        {/* its second text, unseen, gives the field its height */}
        <div className={styles.grow} data-text={`${text} `}>
          <textarea
            ref={area}
            className={styles.field}
            rows={1}
            maxLength={MAX_MESSAGE_LENGTH}
            aria-label={edited ? texts.editLabel : texts.label}
            placeholder={texts.label}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <button
          type="submit"
          className={styles.send}
          aria-label={edited ? texts.save : common.send}
          aria-disabled={isEmpty}
          aria-busy={editing.isPending}
        >
          <Icon name={edited ? 'tick' : 'send'} size={24} />
        </button>
      </div>
    </form>
  )
}
