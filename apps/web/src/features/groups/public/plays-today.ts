import type { SportGroup } from '@turnout/contract/groups'
import { checkInOpensAt } from '@turnout/rules/calendar'
import { dateIn } from '../../../platform/time/dates.ts'

/** A phone without a signal believes for so long that a game goes on over its end. */
const LONGEST_OVERTIME_MS = 6 * 60 * 60 * 1000

/**
 * Whether the session of a group is today where it plays, or begins so soon after midnight that its check-in is open
 * (D-7), or began yesterday: the server names it as next for as long as it runs or is played to its end. What a phone
 * recalls of it without a signal may be from days ago.
 */
export function playsToday({ next_game, time_zone }: SportGroup, now: number): boolean {
  if (!next_game) return false
  const checkInOpened = checkInOpensAt({ startsAt: next_game.starts_at }) <= now
  return (
    (checkInOpened && now < next_game.ends_at + LONGEST_OVERTIME_MS) ||
    next_game.date === dateIn(time_zone, now)
  )
}
