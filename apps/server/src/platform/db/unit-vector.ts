import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

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

const asFloat = (degrees: SQLWrapper | number) =>
  typeof degrees === 'number' ? sql`${degrees}::float8` : sql`${degrees}`
