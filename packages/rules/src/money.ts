import type { Bounds } from './bounds.ts'

/** [H-31] What a game costs each person. */
export interface Cost {
  /** In the smallest unit of the currency: cents of a euro, whole yen. */
  amount: number
  /** ISO 4217. */
  currency: string
}

/** [H-31] From one cent to a thousand euros. */
export const COST_BOUNDS: Bounds = { min: 1, max: 100_000 }

export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code)
