import { useQuery } from '@tanstack/react-query'
import type { ChatMessage } from '@turnout/contract/chat'
import { searchChat } from '@turnout/contract/chat-search'
import { shortDate } from '@turnout/rules/dates'
import { useContext, useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { errorText } from '../../platform/api/problem-error.ts'
import { dateIn } from '../../platform/time/dates.ts'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSettledText } from '../../ui/use-delay.ts'
import { ChatGroupContext } from './chat-group.ts'
import { excerpt } from './excerpt.ts'
import { useMessageActions } from './message-actions.tsx'
import { header, search as texts } from './room-texts.ts'
import styles from './search.module.css'
import { messageRow } from './texts.ts'

function useSearch(groupId: string, words: string, before?: number) {
  return useQuery({
    queryKey: [searchChat.name, groupId, words, before],
    queryFn: ({ signal }) =>
      call(searchChat, { params: { groupId }, query: { q: words, before } }, { signal }),
    enabled: words !== '',
    networkMode: 'always',
    retry: false,
    // results are not cached
    gcTime: 0,
  })
}

/** Finds messages by words. A press on a result shows it in the log. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const { groupId } = useContext(ChatGroupContext)
  const [typed, setTyped] = useState('')
  const words = useSettledText(typed.trim())
  const [openingId, setOpeningId] = useState<string | null>(null)
  const { showMessage, stopShowing } = useMessageActions()
  const search = useSearch(groupId, words)
  const open = async (message: ChatMessage) => {
    setOpeningId(message.id)
    await showMessage(message, onClose)
    setOpeningId((id) => (id === message.id ? null : id))
  }
  const close = () => {
    stopShowing()
    onClose()
  }
  return (
    <Sheet open onClose={close} title={header.search}>
      <div className={styles.search}>
        <TextField
          label={texts.label}
          icon="search"
          type="search"
          data-first-focus
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p className="sub" role="status">
          {statusText(words, search)}
        </p>
        {words !== '' && (
          <Hits key={words} {...{ groupId, words, openingId }} onOpen={(message) => void open(message)} />
        )}
      </div>
    </Sheet>
  )
}

type HitsProps = {
  groupId: string
  words: string
  /** Only messages before this number. */
  before?: number
  /** The message that is loading after a press. */
  openingId: string | null
  onOpen: (message: ChatMessage) => void
}

/** A page of results; the next page follows when the person requests it. */
function Hits({ before, ...props }: HitsProps) {
  const { groupId, words, openingId, onOpen } = props
  const [showsOlder, setShowsOlder] = useState(false)
  const { data, isPending, isError, refetch } = useSearch(groupId, words, before)
  const isOlder = before !== undefined
  const last = data?.messages.at(-1)
  return (
    <>
      {isError && (
        <Button size="small" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      )}
      {isPending && isOlder && <Button busy>{texts.more}</Button>}
      <ul className="stack">
        {data?.messages.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              className={styles.hit}
              aria-busy={openingId === message.id}
              onClick={() => onOpen(message)}
            >
              <span className="sub">
                {texts.by(message.author?.name ?? messageRow.deletedAccount, dayOf(message))}
              </span>
              <span className={styles.text} dir="auto">
                {excerpt(message.text ?? '', words)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data?.has_more && !showsOlder && <Button onClick={() => setShowsOlder(true)}>{texts.more}</Button>}
      {last && showsOlder && <Hits {...props} before={last.number} />}
    </>
  )
}

const dayOf = ({ sent_at }: ChatMessage) => shortDate(dateIn(localTimeZone(), sent_at))

function statusText(words: string, { data, error }: ReturnType<typeof useSearch>): string {
  if (words === '') return texts.hint
  if (error) return errorText(error, texts.failed)
  if (!data) return texts.loading
  return data.messages.length === 0 ? texts.none(words) : ''
}
