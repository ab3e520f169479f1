import type { Bounds } from '@turnout/rules/bounds'

/** From where to where a number goes, for a field that has it typed. */
export const limits = ({ min, max }: Bounds) => ({ min, max, hint: `${min} to ${max}` })
