import type { GameDay } from '@turnout/contract/game-day'

/** The refetch interval of pages that only link to a game day. */
export const GAME_DAY_REFETCH_MS = 15_000

/**
 * The game day if it is on this date. Its last answer may be of another date: a phone has stored last week's, and
 * after midnight the server still returns the game that is being finished.
 */
export const gameDayOn = (date: string, day: GameDay | undefined): GameDay | undefined =>
  day?.date === date ? day : undefined
