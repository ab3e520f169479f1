import type { ProblemCode } from '@turnout/contract/problem'

/** Refusals that belong under the photo field. */
export const PHOTO_PROBLEMS: readonly ProblemCode[] = [
  'not-an-image',
  'damaged-image',
  'image-too-large',
  'too-large',
]
