import * as z from 'zod'

type Most = 90 | 180

/** To a tenth of a millimetre: what is finer means nothing on the ground, and may be finer than a database can hold. */
const round = (degrees: number) => Number(degrees.toFixed(9))

export const Degrees = (most: Most, missing?: string) =>
  z.number(missing).min(-most).max(most).overwrite(round)

/** As a query says it. */
export const SaidDegrees = (most: Most) => z.coerce.number().min(-most).max(most).overwrite(round).optional()
