import type { GameDay } from '@turnout/contract/game-day'
import { useEffect, useRef } from 'react'
import { useIsPositionAllowed } from '../../platform/device/geolocation.ts'
import { clockTime, dateIn } from '../../platform/time/dates.ts'
import { mayCheckIn } from './public/match-link.ts'

export const AUTO_CHECK_IN_HOUR = 18

/** From 18:00 on the page checks in automatically if the position is already allowed and a check-in is possible now. */
export const checksInByItself = (day: GameDay, now: number, isAllowed: boolean): boolean =>
  isAllowed && mayCheckIn(day) && isPastAutoCheckInHour(day, now)

/** After midnight it is still the game whose check-in opened the day before. */
function isPastAutoCheckInHour(
  { check_in_opens_at: opensAt, time_zone: zone }: GameDay,
  now: number,
): boolean {
  const isPastMidnight = opensAt !== null && dateIn(zone, opensAt) < dateIn(zone, now)
  return isPastMidnight || Number.parseInt(clockTime(now, zone), 10) >= AUTO_CHECK_IN_HOUR
}

/** Tries once per day and page. It never requests the permission. */
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
