export const DISTANCES_KM = [5, 10, 25, 50]
export const ANY_DISTANCE = 'any'

/** The distance in the address; undefined for any distance. */
export const withinKm = (within: string | undefined, byDefault?: number): number | undefined =>
  within === ANY_DISTANCE ? undefined : (DISTANCES_KM.find((km) => String(km) === within) ?? byDefault)
