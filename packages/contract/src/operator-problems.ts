import type { Problem } from './account-problems.ts'

/** What is there only where the operator turned it on: notifications on phones, timings of pages. */
export const OPERATOR_PROBLEMS = {
  'push-off': { status: 409, detail: "This server doesn't send notifications to phones." },
  'unknown-push-service': {
    status: 422,
    detail: "We don't send notifications through this browser's push service. Use another browser.",
  },
  'unusable-push-key': {
    status: 422,
    detail: 'This browser sent a key that we cannot use. Turn notifications on again.',
  },
  'field-timings-off': { status: 409, detail: "This server doesn't measure how fast its pages are." },
} as const satisfies Record<string, Problem>
