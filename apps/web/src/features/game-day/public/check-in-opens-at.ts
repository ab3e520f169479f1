import type { GameDay } from '@turnout/contract/game-day'

/** The moment check-in opens, as long as it is to come. */
export const checkInOpensAt = (
  { check_in_opens_at: opensAt, check_in_enabled: isCheckInOpen }: GameDay,
  now: number,
): number | null => (!isCheckInOpen && opensAt !== null && now < opensAt ? opensAt : null)
