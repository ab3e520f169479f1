import type { GameDay } from '@turnout/contract/game-day'

/** A page that leads to an evening asks for it this often: less than one that shows it. */
export const GAME_DAY_REFETCH_MS = 15_000

/**
 * A group has one game day, and its last answer may be another evening's: a phone recalls what it saw last week, and
 * after midnight the server still says what is being finished. Of the evening on this date nothing is known then.
 */
export const gameDayOn = (date: string, day: GameDay | undefined): GameDay | undefined =>
  day?.date === date ? day : undefined
