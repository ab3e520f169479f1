import type { Refusals } from './refusals.ts'

/** Refusals of a date for a game. */
export const DATE_PROBLEMS = {
  'date-taken': '409 This group has another game on that day.',
  'date-moved': '409 The game of this day was moved to {date}. Move it back, or move another game here.',
  'date-cancelled': '409 The game of this day is cancelled. Choose "Play after all" to bring it back.',
  'in-the-past': '422 This time has passed. Pick a later one.',
  'too-far-ahead': '422 Pick a date within the next three months.',
} as const satisfies Refusals
