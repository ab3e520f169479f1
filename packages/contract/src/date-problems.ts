import type { Problem } from './account-problems.ts'

/** Refusals of a date for a game. */
export const DATE_PROBLEMS = {
  'date-taken': { status: 409, detail: 'This group has another game on that day.' },
  'date-moved': {
    status: 409,
    detail: 'The game of this day was moved to {date}. Move it back, or move another game here.',
  },
  'date-cancelled': {
    status: 409,
    detail: 'The game of this day is cancelled. Choose "Play after all" to bring it back.',
  },
  'in-the-past': { status: 422, detail: 'This time has passed. Pick a later one.' },
  'too-far-ahead': { status: 422, detail: 'Pick a date within the next three months.' },
} as const satisfies Record<string, Problem>
