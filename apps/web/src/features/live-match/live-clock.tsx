import type { WatchedState } from '@turnout/contract/watched-state'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { serverClock } from '../../platform/server-clock.ts'
import { useRemaining } from '../../platform/use-server-clock.ts'
import { ClockRing } from '../../ui/clock-ring.tsx'
import { clockFigures, LAST_MINUTE_S } from '../../ui/clock-words.ts'
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
  const [said, setSaid] = useState('')
  usePageTitle(windowTitle(board, clockFigures(seconds)))

  const isLastMinute = isRunning && seconds === LAST_MINUTE_S
  const isTimeUp = isRunning && seconds === 0
  const { number } = board
  // other functions on each drawing, and only the moment counts
  const blown = useRef(sounds)
  blown.current = sounds
  useEffect(() => {
    if (!isLastMinute) return
    setSaid('One minute left')
    blown.current.lastMinute()
  }, [isLastMinute])
  useEffect(() => {
    if (!isTimeUp) return
    setSaid('Time up')
    blown.current.timeUp(number)
  }, [isTimeUp, number])

  return (
    <div className={className}>
      <ClockRing state={state} word={word} secondsLeft={seconds} secondsInAll={board.durationS} />
      {children}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
