import * as z from 'zod'

type MaxDegrees = 90 | 180

/**
 * To a tenth of a millimetre: finer digits mean nothing on the ground, and a database may not be able to
 * store them.
 */
const round = (degrees: number) => Number(degrees.toFixed(9))

export const Degrees = (max: MaxDegrees, missing?: string) =>
  z.number(missing).min(-max).max(max).overwrite(round)

/** In a query, where numbers are text. */
export const RequiredQueryDegrees = (max: MaxDegrees) => z.coerce.number().min(-max).max(max).overwrite(round)
const QueryDegrees = (max: MaxDegrees) => RequiredQueryDegrees(max).optional()

/** A query with a position, or without one. */
export const QueryPosition = { latitude: QueryDegrees(90), longitude: QueryDegrees(180) }
/** A search around a place. */
export const QueryDistance = {
  ...QueryPosition,
  within_km: z.coerce.number().int().min(1).max(500).optional(),
}
type AskedPosition = {
  latitude?: number | undefined
  longitude?: number | undefined
  within_km?: number | undefined
  sort?: string | undefined
}

/** A position has both coordinates, and a query about distance has a position. */
export function checkPosition(asked: AskedPosition, context: z.RefinementCtx) {
  const { latitude, longitude, within_km, sort } = asked
  const refuse = (path: keyof AskedPosition, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if ((latitude === undefined) !== (longitude === undefined))
    return refuse('longitude', 'A position has a latitude and a longitude.')
  if (latitude !== undefined) return
  if (within_km !== undefined) refuse('within_km', 'A distance needs the position it is measured from.')
  if (sort === 'nearest') refuse('sort', 'The nearest first needs the position it is measured from.')
}

/** With a position these lists are always sorted by distance. */
export const NearestFirst = z.literal('nearest').optional()
