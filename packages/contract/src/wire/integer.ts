import type { Bounds } from '@turnout/rules/bounds'
import * as z from 'zod'

/** A whole number within its bounds, with the messages for one that is too small or too large. */
export const integerWithin = ({ min, max }: Bounds, tooSmall: string, tooLarge = tooSmall) =>
  z.number().int().min(min, tooSmall).max(max, tooLarge)
