import type { Refusals } from './refusals.ts'

/** Refusals of cups. */
export const CUP_PROBLEMS = {
  'other-plan': '409 The plan has changed meanwhile. Look at it first: yours was not saved.',
  'no-cup': '409 This game has no cup. Plan one first.',
  'cup-begun': '409 The cup has begun.',
  'not-in-cup': '409 {team} is in no cup.',
} as const satisfies Refusals
