import type { WatchedState } from '@turnout/contract/watched-state'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { serverClock } from '../../platform/server-clock.ts'
import { useRemaining } from '../../platform/use-server-clock.ts'
import { ClockRing } from '../../ui/clock-ring.tsx'
import { clockFigures, markOf } from '../../ui/clock-words.ts'
import { type Board, faceOf, windowTitle } from './board-of.ts'
import type { Sounds } from './use-whistle.ts'

export type LiveClockProps = {
  board: Board
  clock: WatchedState['clock']
  sounds: Sounds
  className?: string | undefined
  /** Lies over the clock: the coin. */
  children?: ReactNode
}

/** The only part of the page that is drawn anew each second: the ring, the title of the window, the last minute. */
export function LiveClock({ board, clock, sounds, className, children }: LiveClockProps) {
  const seconds = useRemaining(clock)
  const { state, word } = faceOf(board, seconds)
  // a phone that has not heard the server's time yet may be an hour off
  const isRunning = board.is === 'on' && clock.is_running && serverClock.isSet()
  usePageTitle(windowTitle(board, clockFigures(seconds)))

  const { number } = board
  const mark = markOf(seconds, isRunning)
  const [said, setSaid] = useState({ number, text: '' })
  // only the moment counts: switching the sound on says nothing a second time
  const blown = useRef(sounds)
  blown.current = sounds
  useEffect(() => {
    if (mark === null) return
    setSaid({ number, text: mark })
    if (mark === 'Time up') blown.current.timeUp(number)
    else blown.current.lastMinute()
  }, [mark, number])

  return (
    <div className={className}>
      <ClockRing state={state} word={word} secondsLeft={seconds} secondsInAll={board.durationS} />
      {children}
      <p className="visually-hidden" role="status">
        {/* words that stood there in the last match already would not be read again */}
        {said.number === number && said.text}
      </p>
    </div>
  )
}
