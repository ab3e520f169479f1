import * as z from 'zod'

type MaxDegrees = 90 | 180

/** To a tenth of a millimetre: what is finer means nothing on the ground, and may be finer than a database can hold. */
const round = (degrees: number) => Number(degrees.toFixed(9))

export const Degrees = (max: MaxDegrees, missing?: string) =>
  z.number(missing).min(-max).max(max).overwrite(round)

/** As a query says it. */
export const RequiredQueryDegrees = (max: MaxDegrees) => z.coerce.number().min(-max).max(max).overwrite(round)
const QueryDegrees = (max: MaxDegrees) => RequiredQueryDegrees(max).optional()

/** A query that names a place, or none. */
export const QueryPosition = { latitude: QueryDegrees(90), longitude: QueryDegrees(180) }
type AskedPosition = { latitude?: number | undefined; longitude?: number | undefined }

export const isWholePosition = ({ latitude, longitude }: AskedPosition) =>
  (latitude === undefined) === (longitude === undefined)
export const HALF_POSITION = { path: ['longitude'], message: 'A position has a latitude and a longitude.' }
