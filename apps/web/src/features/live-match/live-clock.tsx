import type { WatchedState } from '@turnout/contract/watched-state'
import { type ReactNode, useState } from 'react'
import { usePageTitle } from '../../platform/page/page-title.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { useRemaining } from '../../platform/time/use-server-clock.ts'
import { ClockRing } from '../../ui/clock-ring.tsx'
import { clockAnnouncement, formatClock } from '../../ui/clock-text.ts'
import { useValueChange } from '../../ui/use-value-change.ts'
import { type Board, clockFace, windowTitle } from './board.ts'
import styles from './live-clock.module.css'
import { common } from './texts.ts'
import type { Sounds } from './use-whistle.ts'

export type LiveClockProps = {
  board: Board
  clock: WatchedState['clock']
  sounds: Sounds
  className?: string | undefined
  /** Covers the clock: the coin. */
  children?: ReactNode
}

/** The only part of the page that renders every second: the ring, the title of the window, the last minute. */
export function LiveClock({ board, clock, sounds, className, children }: LiveClockProps) {
  const seconds = useRemaining(clock)
  const { state, word } = clockFace(board, seconds)
  // a phone without an answer of the server may be an hour off
  const isRunning = board.status === 'on' && clock.is_running && serverClock.isSet()
  usePageTitle(windowTitle(board, formatClock(seconds)))

  const { number } = board
  const [announced, setAnnounced] = useState({ number, text: '' })
  useValueChange(seconds, (previous) => {
    const announcement = isRunning ? clockAnnouncement(previous, seconds) : null
    if (announcement === null) return
    if (announcement === 'Time up') sounds.timeUp(number)
    // the toast with the result announces the end
    else setAnnounced({ number, text: announcement })
    if (announcement === 'One minute left') sounds.lastMinute()
  })

  return (
    <div className={className}>
      <ClockRing
        state={state}
        word={word}
        note={board.isKnockout && board.status !== 'over' ? common.knockout : undefined}
        secondsLeft={seconds}
        totalSeconds={board.durationS}
        timing="score"
      />
      {children && <div className={styles.cover}>{children}</div>}
      <p className="visually-hidden" role="status">
        {/* words that stood there in the last match already would not be read again */}
        {board.phase === 'last_play'
          ? word
          : board.status === 'on' && announced.number === number && announced.text}
      </p>
    </div>
  )
}
