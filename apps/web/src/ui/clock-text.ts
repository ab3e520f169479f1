/** Below this the clock is red. */
export const LAST_MINUTE_S = 60

/** The announcements of a clock, for screen readers and the whistle. */
export type ClockAnnouncement = 'One minute left' | 'Ten seconds left' | 'Time up'

const MARKS: readonly [seconds: number, announcement: ClockAnnouncement][] = [
  [LAST_MINUTE_S, 'One minute left'],
  [10, 'Ten seconds left'],
  [0, 'Time up'],
]

/** A busy phone skips a second; one that slept longer would announce what is not true any more. */
const MAX_SKIPPED_S = 2

/** The announcement of a running clock that goes from `before` to `seconds`. */
export function clockAnnouncement(before: number, seconds: number): ClockAnnouncement | null {
  const mark = MARKS.find(([at]) => before > at && seconds <= at && at - seconds <= MAX_SKIPPED_S)
  return mark?.[1] ?? null
}

/** Seconds as the board shows them: 4:12, 12:05. */
export function formatClock(seconds: number): string {
  const total = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`
}

/** Seconds for screen readers: 4 minutes 12 seconds. */
export function spokenClock(seconds: number): string {
  const total = Math.max(0, Math.ceil(seconds))
  const parts = [
    { count: Math.floor(total / 60), word: 'minute' },
    { count: total % 60, word: 'second' },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return '0 seconds'
  return parts.map(({ count, word }) => `${count} ${word}${count === 1 ? '' : 's'}`).join(' ')
}
