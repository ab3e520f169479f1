import type { GameDay } from '@turnout/contract/game-day'

/** When check-in opens; null if it is open or that time has passed. */
export const checkInOpensAt = (
  { check_in_opens_at: opensAt, check_in_enabled: isCheckInOpen }: GameDay,
  now: number,
): number | null => (!isCheckInOpen && opensAt !== null && now < opensAt ? opensAt : null)
