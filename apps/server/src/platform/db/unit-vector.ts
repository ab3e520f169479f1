import { and, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A place as a point of the unit sphere. The straight line between two of them grows with the great circle, also
 * over a pole and across the date line, so that an index can walk from the nearest on (`<->`).
 */
export const unitVector = (
  latitude: SQLWrapper | number,
  longitude: SQLWrapper | number,
): SQL => sql`cube(array[
  cos(radians(${asFloat(latitude)})) * cos(radians(${asFloat(longitude)})),
  cos(radians(${asFloat(latitude)})) * sin(radians(${asFloat(longitude)})),
  sin(radians(${asFloat(latitude)}))])`

/** Of a place that may be missing: null then, which is last in every order. A cube of nulls would be an error. */
export const optionalUnitVector = (latitude: SQLWrapper, longitude: SQLWrapper): SQL =>
  sql`(case when ${latitude} is not null then ${unitVector(latitude, longitude)} end)`

type Position = { latitude: number; longitude: number }

/** Of a row's `unitVector` from a position, by the straight line, in radii of the earth. */
export const distanceFrom = (place: SQL, { latitude, longitude }: Position): SQL =>
  sql`${place} <-> ${unitVector(latitude, longitude)}`

/** The box around the circle is what the index knows. */
export const isWithin = (place: SQL, near: Position, radius: number): SQL | undefined =>
  and(
    sql`${place} <@ cube_enlarge(${unitVector(near.latitude, near.longitude)}, ${radius}::float8, 3)`,
    lte(distanceFrom(place, near), radius),
  )

const asFloat = (degrees: SQLWrapper | number) =>
  typeof degrees === 'number' ? sql`${degrees}::float8` : sql`${degrees}`
