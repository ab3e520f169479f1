import type { ChatPage } from '@turnout/contract/chat'
import { type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { trackVisibleHeight } from '../../platform/device/track-visible-height.ts'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ChatGroupContext } from './chat-group.ts'
import { loadEarlier } from './chat-query.ts'
import styles from './log.module.css'
import { LogBlock } from './log-block.tsx'
import { observeNearness } from './observe-nearness.ts'
import { isNew, toBlocks } from './rows.ts'
import { messageLog as texts } from './texts.ts'
import { useIsPageVisible } from './use-is-page-visible.ts'
import { useLogScroll } from './use-log-scroll.ts'
import { useReadMark } from './use-read-mark.ts'

type MessageLogProps = {
  page: ChatPage
  /** Own messages that the server does not have yet. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
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

/** Fetches the page before the first message as soon as a person gets near it. */
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
