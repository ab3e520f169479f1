import { COST_BOUNDS, isCurrency } from '@turnout/rules/money'
import * as z from 'zod'
import { integerWithin } from './integer.ts'

/** What a game costs each person. */
export const Cost = z
  .strictObject({
    /** In the smallest unit of the currency: cents of a euro, whole yen. */
    amount: integerWithin(
      COST_BOUNDS,
      'A game that costs something costs at least 0.01.',
      'At most 1000.00.',
    ),
    /** ISO 4217. */
    currency: z.string().refine(isCurrency, 'This currency is not known.'),
  })
  .meta({ id: 'Cost' })
export type Cost = z.output<typeof Cost>
