import type { Bounds } from '@turnout/rules/bounds'
import { limits as texts } from './texts.ts'

/** The bounds of a number field, with its hint. */
export const limits = ({ min, max }: Bounds) => ({ min, max, hint: texts.to(min, max) })
