import type { SportGroup } from '@turnout/contract/groups'
import { checkInOpensAt } from '@turnout/rules/calendar'
import { dateIn } from '../../../platform/time/dates.ts'

/** How long after its end a phone without a signal still treats a game as running. */
const LONGEST_OVERTIME_MS = 6 * 60 * 60 * 1000

/**
 * True if the group's next session is today at the venue, has an open check-in (soon after midnight, D-7), or began
 * yesterday and may still be running: the server names a session as next until it ends. A phone without a signal may
 * have stored it days ago.
 */
export function playsToday({ next_game, time_zone }: SportGroup, now: number): boolean {
  if (!next_game) return false
  const checkInOpened = checkInOpensAt({ startsAt: next_game.starts_at }) <= now
  return (
    (checkInOpened && now < next_game.ends_at + LONGEST_OVERTIME_MS) ||
    next_game.date === dateIn(time_zone, now)
  )
}
