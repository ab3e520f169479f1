import type { ChatMessage } from '@turnout/contract/chat'
import { memo, useCallback, useContext, useState } from 'react'
import { Link } from '../../platform/router/link.tsx'
import { ChatGroupContext } from './chat-group.ts'
import styles from './log.module.css'
import messageStyles from './message.module.css'
import { WantedNumberContext } from './message-actions.tsx'
import { MessageRow } from './message-row.tsx'
import { observeNearness } from './observe-nearness.ts'
import { type Block, newestOfPeople, type Row, type RowOptions, toRows } from './rows.ts'
import { systemSentence } from './system-sentence.ts'
import { systemLine, rows as texts } from './texts.ts'

/** Rows farther from the viewport than this are not rendered. */
const NEAR_PX = 1500

type LogBlockProps = {
  messages: readonly ChatMessage[]
  block: Block
  options: RowOptions
}

/** A block of messages. Far from the viewport it renders only an empty box of the same height. */
export function LogBlock({ messages, block, options }: LogBlockProps) {
  /** The height and number of its messages when it went out of reach. */
  const [far, setFar] = useState<{ height: number; count: number } | null>(null)
  const wanted = useContext(WantedNumberContext)
  const own = messages.slice(block.from, block.to)
  const count = own.length
  if (far && own.some(({ number }) => number === wanted)) setFar(null)
  const observe = useCallback(
    (element: HTMLElement | null) =>
      element
        ? observeNearness(element, `${NEAR_PX}px 0px`, ({ isIntersecting, boundingClientRect }) =>
            setFar(isIntersecting ? null : { height: boundingClientRect.height, count }),
          )
        : undefined,
    [count],
  )
  const isLast = block.to === messages.length
  const newest = newestOfPeople(messages)
  // Tab reaches the newest message from any scroll position
  const isShown = far?.count !== count || isLast || own.some((message) => message === newest)
  return (
    <div
      ref={observe}
      className="column"
      style={isShown ? undefined : { height: far?.height }}
      // messages that are scrolled into view are not announced as new
      aria-live={isLast ? undefined : 'off'}
    >
      {isShown && toRows(messages, options, block).map((row) => <LogRow key={row.key} row={row} />)}
    </div>
  )
}

function LogRow({ row }: { row: Row }) {
  if (row.type === 'day') return <p className={styles.day}>{row.title}</p>
  if (row.type === 'new')
    return (
      <p className={styles.new} data-new>
        <span>{texts.newCount(row.count)}</span>
      </p>
    )
  // the server removes the line when it is no longer true
  if (row.message.kind === 'system') return row.message.removed ? null : <SystemLine message={row.message} />
  const { type: _, key: __, ...props } = row
  return <MessageRow {...props} />
}

/** A line that the server writes, small between two hairlines. The line of a finished game links to its results. */
const SystemLine = memo(function SystemLine({ message }: { message: ChatMessage }) {
  const { groupId } = useContext(ChatGroupContext)
  const { system } = message
  const sentence = systemSentence(system, message.sent_at)
  return (
    <p className={messageStyles.notice} data-message={message.id}>
      <span dir="auto">
        {sentence ? (
          <>
            <b>{sentence.fact}</b>{' '}
            {system?.type === 'game_over' ? (
              <Link
                to="/my-sports-groups/$groupId/games/$gameId"
                params={{ groupId, gameId: system.game_id }}
              >
                {sentence.detail}
              </Link>
            ) : (
              sentence.detail
            )}
          </>
        ) : (
          systemLine.unknown
        )}
      </span>
    </p>
  )
})
