/** From here on the clock is red. */
export const LAST_MINUTE_S = 60

/** What is said aloud of a clock that is silent otherwise, and blown on the whistle. */
export type ClockAnnouncement = 'One minute left' | 'Ten seconds left' | 'Time up'

const LAST_SECONDS_S = 10

export function clockAnnouncement(seconds: number, isRunning: boolean): ClockAnnouncement | null {
  if (!isRunning) return null
  if (seconds === LAST_MINUTE_S) return 'One minute left'
  if (seconds === LAST_SECONDS_S) return 'Ten seconds left'
  return seconds === 0 ? 'Time up' : null
}

/** Seconds as the board shows them: 4:12, 12:05. */
export function formatClock(seconds: number): string {
  const total = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`
}

/** Seconds as one says them: 4 minutes 12 seconds. */
export function spokenClock(seconds: number): string {
  const total = Math.max(0, Math.ceil(seconds))
  const parts = [
    { count: Math.floor(total / 60), word: 'minute' },
    { count: total % 60, word: 'second' },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return '0 seconds'
  return parts.map(({ count, word }) => `${count} ${word}${count === 1 ? '' : 's'}`).join(' ')
}
