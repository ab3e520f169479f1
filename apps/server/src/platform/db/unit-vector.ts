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

const asFloat = (degrees: SQLWrapper | number) =>
  typeof degrees === 'number' ? sql`${degrees}::float8` : sql`${degrees}`
