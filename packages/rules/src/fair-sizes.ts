/** [K-14] Teams that differ by two players or more are not fair to each other, and the screens say so. */
export const areUneven = (sizes: readonly number[]): boolean => Math.max(...sizes) - Math.min(...sizes) >= 2

/** [K-13] Whether team sizes deserve a warning: the teams are uneven, or some of the people are in none. */
export const areUnfair = (sizes: readonly number[], people: number): boolean =>
  areUneven(sizes) || sizes.reduce((sum, size) => sum + size, 0) < people
