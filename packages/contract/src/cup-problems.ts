import type { Problem } from './account-problems.ts'

/** Refusals of cups. */
export const CUP_PROBLEMS = {
  'other-plan': {
    status: 409,
    detail: 'The plan has changed meanwhile. Look at it first: yours was not saved.',
  },
  'no-cup': { status: 409, detail: 'This game has no cup. Plan one first.' },
  'cup-begun': { status: 409, detail: 'The cup has begun.' },
  'not-in-cup': { status: 409, detail: '{team} is in no cup.' },
} as const satisfies Record<string, Problem>
