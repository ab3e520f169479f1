import { and, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A place as a point of the unit sphere. The straight distance between two points grows with the great circle,
 * also over a pole and across the date line, so an index can return the nearest first (`<->`).
 */
export const unitVector = (
  latitude: SQLWrapper | number,
  longitude: SQLWrapper | number,
): SQL => sql`cube(array[
  cos(radians(${asFloat(latitude)})) * cos(radians(${asFloat(longitude)})),
  cos(radians(${asFloat(latitude)})) * sin(radians(${asFloat(longitude)})),
  sin(radians(${asFloat(latitude)}))])`

/** For a place that may be missing: null, which sorts last. A cube of nulls would be an error. */
export const optionalUnitVector = (latitude: SQLWrapper, longitude: SQLWrapper): SQL =>
  sql`(case when ${latitude} is not null then ${unitVector(latitude, longitude)} end)`

type Position = { latitude: number; longitude: number }

/** The straight distance of a `unitVector` from a position, in radii of the earth. */
export const distanceFrom = (place: SQL, { latitude, longitude }: Position): SQL =>
  sql`${place} <-> ${unitVector(latitude, longitude)}`

/** The index only knows boxes, so the box around the circle comes first. */
export const isWithin = (place: SQL, near: Position, radius: number): SQL | undefined =>
  and(
    sql`${place} <@ cube_enlarge(${unitVector(near.latitude, near.longitude)}, ${radius}::float8, 3)`,
    lte(distanceFrom(place, near), radius),
  )

const asFloat = (degrees: SQLWrapper | number) =>
  typeof degrees === 'number' ? sql`${degrees}::float8` : sql`${degrees}`
