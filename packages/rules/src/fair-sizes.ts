/** [K-14] Teams that differ by two players or more are not fair to each other, and the screens say so. */
export const areUneven = (sizes: readonly number[]): boolean => Math.max(...sizes) - Math.min(...sizes) >= 2

/** [K-13] Whether sizes that come out are worth a warning: uneven teams, or people of so many in none of them. */
export const areUnfair = (sizes: readonly number[], people: number): boolean =>
  areUneven(sizes) || sizes.reduce((sum, size) => sum + size, 0) < people
