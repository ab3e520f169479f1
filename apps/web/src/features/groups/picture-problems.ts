import type { ProblemCode } from '@turnout/contract/problem'

/** Refusals that belong beneath the photo. */
export const PICTURE_PROBLEMS: readonly ProblemCode[] = [
  'not-an-image',
  'damaged-image',
  'image-too-large',
  'too-large',
]
