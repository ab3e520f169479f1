import type { GameDay } from '@turnout/contract/game-day'
import { useEffect, useRef } from 'react'
import { mayCheckIn } from '../../platform/leads-to-match.ts'
import { useIsPositionAllowed } from '../../platform/position.ts'
import { dateAt, hourAt } from './venue-time.ts'

export const FROM_HOUR = 18

/** Past 18 the page looks by itself, if the person allowed it before and could check in by hand now. */
export const looksByItself = (day: GameDay, now: number, isAllowed: boolean): boolean =>
  isAllowed && mayCheckIn(day) && isEvening(day, now)

/** Half past midnight belongs to the evening whose check-in opened the day before. */
function isEvening({ check_in_opens_at: opensAt, time_zone: zone }: GameDay, now: number): boolean {
  const isPastMidnight = opensAt !== null && dateAt(opensAt, zone) < dateAt(now, zone)
  return isPastMidnight || hourAt(now, zone) >= FROM_HOUR
}

/** Once for a day and a page; it never asks for permission. */
export function useAutoCheckIn(day: GameDay, now: number, look: () => void): void {
  const isAllowed = useIsPositionAllowed()
  const looks = looksByItself(day, now, isAllowed)
  const lookedOn = useRef<string | null>(null)
  useEffect(() => {
    if (!looks || lookedOn.current === day.date) return
    lookedOn.current = day.date
    look()
  }, [looks, day.date, look])
}
