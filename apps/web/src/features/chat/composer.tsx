import type { ChatMessage, sendChatMessage } from '@turnout/contract/chat'
import type { InputOf } from '@turnout/contract/endpoint'
import { MAX_MESSAGE_LENGTH } from '@turnout/rules/chat'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useContext,
  useRef,
  useState,
} from 'react'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { useListbox } from '../../ui/use-listbox.ts'
import { useValueChange } from '../../ui/use-value-change.ts'
import { useEditMessage } from './actions.ts'
import { withOwnChange } from './chat-changes.ts'
import { ChatGroupContext } from './chat-group.ts'
import { updateChat } from './chat-query.ts'
import styles from './composer.module.css'
import { type Composing, useComposing } from './composing.ts'
import { choicesFor, type MentionedPerson, mentionAt, mentionedIn, withMention } from './mentions.ts'
import { isSendKey, MessageField, SendButton } from './public/message-field.tsx'
import { common, composer as texts } from './texts.ts'
import { useDraft } from './use-draft.ts'
import { useMembers } from './use-members.ts'

const MentionList = lazyPart(async () => (await import('./mention-list.tsx')).MentionList, RenderNothing)

type ComposerProps = {
  onSend: (body: InputOf<typeof sendChatMessage>['body']) => void
  /** The menu of an organiser at the left: announcement and poll. */
  menu?: ReactNode
}

const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id)

/** Field for a new message, a reply or an edit. An edit does not touch the draft. */
export function Composer({ onSend, menu }: ComposerProps) {
  const { groupId } = useContext(ChatGroupContext)
  const [composing, setComposing] = useComposing()
  const [draft, setDraft] = useDraft(groupId)
  const [changed, setChanged] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const editing = useEditMessage()
  const about = composing?.type === 'resent' ? null : composing
  const edited = composing?.type === 'edit' ? composing.message : null
  const [text, setText] = edited ? [changed, setChanged] : [draft, setDraft]
  const latest = useLatest({ edited, text })
  const isEmpty = text.trim() === ''
  const mentions = useMentions({ area, text, setText })
  const { listbox, choices, setPickedIds } = mentions

  // by id: the quoted text may change while the person writes
  useValueChange(`${composing?.type} ${about?.message.id}`, () => {
    if (composing?.type === 'edit') {
      setChanged(composing.message.text ?? '')
      setPickedIds(idsOf(composing.message.mentions))
    }
    if (composing?.type === 'resent') {
      setDraft((written) => [composing.text, written].filter((part) => part.trim() !== '').join('\n'))
      setPickedIds(composing.mentions)
      setComposing(null)
    }
    if (composing) area.current?.focus()
  })

  const stop = () => {
    setComposing(null)
    area.current?.focus()
  }
  const save = (message: ChatMessage) => {
    const body = { text: text.normalize('NFC').trim() }
    const mentioned = mentions.mentionedAmong(message.mentions)
    if (body.text === message.text) return stop()
    const done = (version: { id: string; version: number }) => {
      const change = { ...body, edited_at: Date.now(), mentions: mentioned }
      updateChat(groupId, (page) => withOwnChange(page, version, () => change))
      const { current } = latest
      if (current.edited?.id !== message.id) return
      // text typed during the request is a further edit of the saved message
      if (current.text === text) stop()
      else setComposing({ type: 'edit', message: { ...message, ...change } })
    }
    const input = {
      params: { groupId, messageId: message.id },
      body: { ...body, mentions: idsOf(mentioned) },
    }
    editing.mutate(input, { done })
  }
  const send = () => {
    if (isEmpty) return
    if (edited) return save(edited)
    onSend({ text, reply_to: about?.message.id ?? null, mentions: mentions.mentionedIds() })
    setDraft('')
    setPickedIds([])
    // keeps the focus, so that a phone does not close its keyboard
    stop()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (listbox.isOpen) listbox.field.onKeyDown(event)
    if (event.defaultPrevented) return
    if (event.key === 'Escape' && about) stop()
    if (!isSendKey(event)) return
    event.preventDefault()
    send()
  }

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      {about && <ComposingBar {...about} onCancel={stop} />}
      <div className={classNames(styles.line, !menu && styles.plain)}>
        {menu}
        <MessageField
          ref={area}
          maxLength={MAX_MESSAGE_LENGTH}
          aria-label={edited ? texts.editLabel : texts.label}
          placeholder={texts.label}
          value={text}
          // a multi-line text field has no expanded state; the number of names is announced instead
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={listbox.isOpen ? listbox.listId : undefined}
          aria-activedescendant={listbox.field['aria-activedescendant']}
          onChange={(event) => {
            setText(event.target.value)
            mentions.follow(event.target)
            listbox.open()
          }}
          onSelect={(event) => mentions.follow(event.currentTarget)}
          onBlur={listbox.field.onBlur}
          onKeyDown={onKeyDown}
        />
        {listbox.isOpen && <MentionList listbox={listbox} people={choices} />}
        <SendButton
          label={edited ? texts.save : common.send}
          isEmpty={isEmpty}
          busy={editing.isPending}
          icon={edited ? 'tick' : 'send'}
        />
      </div>
      <p className="visually-hidden" role="status">
        {listbox.isOpen ? texts.names(choices.length) : ''}
      </p>
    </form>
  )
}

/** The message that is answered or edited, above the field. */
function ComposingBar({ type, message, onCancel }: Composing & { onCancel: () => void }) {
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

type MentionsOptions = {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  setText: (text: string) => void
}

const NOBODY: readonly MentionedPerson[] = []

/** The names to choose from after an @, and the people who are mentioned in the text. */
function useMentions({ area, text, setText }: MentionsOptions) {
  const { groupId, me } = useContext(ChatGroupContext)
  const [caret, setCaret] = useState(0)
  const [pickedIds, setPickedIds] = useState<readonly string[]>([])
  const nextCaret = useRef<number | null>(null)
  const { data: members } = useMembers(groupId, text.includes('@'))
  const mention = mentionAt(text, caret)
  const others = members?.filter(({ id }) => id !== me?.id) ?? NOBODY
  const choices = mention ? choicesFor(mention.query, others) : NOBODY

  const pick = ({ id, name }: MentionedPerson) => {
    if (!mention) return
    const next = withMention(text, caret, mention.start, name)
    nextCaret.current = next.caret
    setText(next.text)
    setCaret(next.caret)
    setPickedIds((ids) => [...ids, id])
  }
  const listbox = useListbox(choices, pick, { isFirstChosen: true })

  // after React has put the text into the field
  useValueChange(text, () => {
    const { current } = nextCaret
    nextCaret.current = null
    if (current !== null) area.current?.setSelectionRange(current, current)
  })

  return {
    listbox,
    choices,
    /** People whom an edited message mentioned stay picked. */
    setPickedIds,
    follow: ({ selectionEnd }: HTMLTextAreaElement) => setCaret(selectionEnd),
    /** Who is mentioned; while the members are not loaded, only these people are considered. */
    mentionedAmong: (people: ChatMessage['mentions']) => mentionedIn(text, members ?? people, pickedIds),
    /** The ids of mentioned members; while the members are not loaded, the picked ids. */
    mentionedIds: () => (members ? idsOf(mentionedIn(text, members, pickedIds)) : [...pickedIds]),
  }
}
