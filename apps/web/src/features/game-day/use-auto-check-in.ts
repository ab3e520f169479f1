import type { GameDay } from '@turnout/contract/game-day'
import { useEffect, useRef } from 'react'
import { useIsPositionAllowed } from '../../platform/device/geolocation.ts'
import { clockTime, dateIn } from '../../platform/time/dates.ts'
import { mayCheckIn } from './public/match-link.ts'

export const AUTO_CHECK_IN_HOUR = 18

/** Past 18 the page looks by itself, if the person allowed it before and could check in by hand now. */
export const checksInByItself = (day: GameDay, now: number, isAllowed: boolean): boolean =>
  isAllowed && mayCheckIn(day) && isPastAutoCheckInHour(day, now)

/** Half past midnight belongs to the evening whose check-in opened the day before. */
function isPastAutoCheckInHour(
  { check_in_opens_at: opensAt, time_zone: zone }: GameDay,
  now: number,
): boolean {
  const isPastMidnight = opensAt !== null && dateIn(zone, opensAt) < dateIn(zone, now)
  return isPastMidnight || Number.parseInt(clockTime(now, zone), 10) >= AUTO_CHECK_IN_HOUR
}

/** Once for a day and a page; it never asks for permission. */
export function useAutoCheckIn(day: GameDay, now: number, checkIn: () => void): void {
  const isAllowed = useIsPositionAllowed()
  const isDue = checksInByItself(day, now, isAllowed)
  const attemptedOn = useRef<string | null>(null)
  useEffect(() => {
    if (!isDue || attemptedOn.current === day.date) return
    attemptedOn.current = day.date
    checkIn()
  }, [isDue, day.date, checkIn])
}
