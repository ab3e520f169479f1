import type { Refusals } from './refusals.ts'

/** Refusals of features that the operator has to turn on: notifications on phones, timings of pages. */
export const OPERATOR_PROBLEMS = {
  'push-off': "409 This server doesn't send notifications to phones.",
  'unknown-push-service':
    "422 We don't send notifications through this browser's push service. Use another browser.",
  'unusable-push-key': '422 This browser sent a key that we cannot use. Turn notifications on again.',
  'field-timings-off': "409 This server doesn't measure how fast its pages are.",
} as const satisfies Refusals
