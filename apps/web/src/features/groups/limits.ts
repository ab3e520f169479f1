import type { Bounds } from '@turnout/rules/bounds'
import { limits as texts } from './texts.ts'

/** From where to where a number goes, for a field that has it typed. */
export const limits = ({ min, max }: Bounds) => ({ min, max, hint: texts.to(min, max) })
