import { type ChatPage, listMyChats, readChat } from '@turnout/contract/chat'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { call } from '../../platform/api/call.ts'
import { refresh } from '../../platform/api/queries.ts'
import { trackVisibleHeight } from '../../platform/device/track-visible-height.ts'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useDelay } from '../../ui/use-delay.ts'
import { ChatGroupContext } from './chat-group.ts'
import { loadEarlier, updateChat } from './chat-query.ts'
import styles from './log.module.css'
import { LogBlock } from './log-block.tsx'
import { observeNearness } from './observe-nearness.ts'
import { areLoadedAfter, isNew, toBlocks } from './rows.ts'
import { messageLog as texts } from './texts.ts'

type MessageLogProps = {
  page: ChatPage
  /** Rows of own messages that the server does not have yet. */
  outgoing: ReactNode
  outgoingCount: number
}

export function MessageLog({ page, outgoing, outgoingCount }: MessageLogProps) {
  const { groupId, me } = useContext(ChatGroupContext)
  const myId = me?.id ?? null
  const log = useRef<HTMLDivElement>(null)
  const newest = page.messages.at(-1)
  const { isAtEnd, scrollToEnd, onScroll } = useLogScroll(log, {
    newestId: newest?.id,
    outgoingCount,
  })
  const isSeen = useIsPageVisible() && isAtEnd
  const readNumber = useReadMark(groupId, page, isSeen)
  const options = {
    myId,
    readNumber,
    hasEarlier: page.has_more,
    now: Date.now(),
    timeZone: localTimeZone(),
  }
  const unread = page.messages.filter(
    (message) => message.number > page.read_number && isNew(message, myId),
  ).length

  return (
    <div ref={trackVisibleHeight} className={styles.frame}>
      <div
        ref={log}
        className={styles.scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the element with the focus
        tabIndex={0}
        aria-label={texts.label}
        role="log"
        aria-live="polite"
      >
        <div className={styles.rows}>
          {page.has_more && <Earlier key={page.messages[0]?.number} groupId={groupId} />}
          {page.messages.length === 0 && outgoingCount === 0 && (
            <p className={styles.empty}>
              <b>{texts.empty}</b>
              {texts.emptyHint}
            </p>
          )}
          {toBlocks(page.messages).map((block) => (
            <LogBlock key={block.key} messages={page.messages} block={block} options={options} />
          ))}
          {outgoing}
        </div>
      </div>
      {!isAtEnd && (
        <button type="button" className={styles.jump} onClick={scrollToEnd}>
          <Icon name="down" size={20} />
          {unread > 0 ? texts.newMessages(unread) : <span className="visually-hidden">{texts.newest}</span>}
        </button>
      )}
    </div>
  )
}

/** Loads the page before the first message when a person comes near it. */
function Earlier({ groupId }: { groupId: string }) {
  const [hasFailed, setFailed] = useState(false)
  const loadWhenNear = useCallback(
    (mark: HTMLElement | null) => {
      if (!mark || hasFailed) return
      const stop = observeNearness(mark, '600px 0px 0px', ({ isIntersecting }) => {
        if (!isIntersecting) return
        stop()
        loadEarlier(groupId).catch(() => setFailed(true))
      })
      return stop
    },
    [groupId, hasFailed],
  )
  return (
    <div ref={loadWhenNear} className={styles.earlier} aria-busy={!hasFailed}>
      {hasFailed ? (
        <>
          <span role="alert">{texts.earlierFailed}</span>
          <Button size="small" onClick={() => setFailed(false)}>
            {texts.tryAgain}
          </Button>
        </>
      ) : (
        texts.loadingEarlier
      )}
    </div>
  )
}

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const useIsPageVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  )

/** Messages that come within this time are marked as read with one request. */
const MARK_AFTER_MS = 500

async function markRead(groupId: string, number: number): Promise<void> {
  const mark = await call(readChat, { params: { groupId }, body: { number } })
  updateChat(groupId, (page) => ({ ...page, ...mark }))
  await refresh(listMyChats)
}

/**
 * Marks messages in view as read, on all of this person's devices. Returns the number after which the line of new
 * messages is shown: the read mark when the chat was opened, later the newest message when the person last left the
 * end with all read. It does not move while the messages right after it are not loaded.
 */
function useReadMark(groupId: string, page: ChatPage, isSeen: boolean): number {
  const { last_number: last, read_number: read } = page
  const [line, setLine] = useState(read)
  const [seen, setSeen] = useState(isSeen)
  if (seen !== isSeen) {
    setSeen(isSeen)
    if (!isSeen && last <= read && areLoadedAfter(line, page.messages, page.has_more)) setLine(last)
  }
  // a failed request is repeated with the next message or the next time that the end is in view
  useDelay(isSeen && last > read ? MARK_AFTER_MS : null, `${groupId} ${last} ${read}`, () => {
    void markRead(groupId, last).catch(() => undefined)
  })
  return line
}

/** Nearer to the newest message than this counts as at the end. */
const END_PX = 48

/** Safari does not keep the scroll position when something is added below. */
const isAnchored = () => CSS.supports('overflow-anchor', 'auto')

/**
 * The log is laid out from its end (column-reverse): it opens at the newest message, and older messages that load
 * above do not move it. Its scrollTop is 0 at the end and negative above.
 */
function useLogScroll(
  log: RefObject<HTMLElement | null>,
  { newestId, outgoingCount }: { newestId: string | undefined; outgoingCount: number },
) {
  const [isAtEnd, setAtEnd] = useState(true)
  const last = useRef<{ newestId: string | undefined; outgoingCount: number; height: number }>(null)
  const scrollToEnd = ({ currentTarget }: MouseEvent) => {
    // the button disappears and would lose the focus; a focus elsewhere, such as in the composer, stays
    if (document.activeElement === currentTarget) log.current?.focus({ preventScroll: true })
    log.current?.scrollTo({ top: 0 })
  }

  useLayoutEffect(() => {
    const { current } = log
    if (!current) return
    const previous = last.current
    last.current = { newestId, outgoingCount, height: current.scrollHeight }
    // opens at the first new message when the new messages do not fit
    if (!previous) {
      current.querySelector('[data-new]')?.scrollIntoView({ block: 'start' })
      // read here, as a background tab may report no scroll
      setAtEnd(current.scrollTop > -END_PX)
    }
    // scroll anchoring would keep the old message in view
    else if (newestId !== previous.newestId && isAtEnd) current.scrollTo({ top: 0 })
    else if (newestId !== previous.newestId && current.scrollTop < -END_PX && !isAnchored())
      current.scrollTop -= current.scrollHeight - previous.height
    // an own new message is always scrolled to
    if (previous && outgoingCount > previous.outgoingCount) current.scrollTo({ top: 0 })
  })

  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => setAtEnd(currentTarget.scrollTop > -END_PX)
  return { isAtEnd, scrollToEnd, onScroll }
}
