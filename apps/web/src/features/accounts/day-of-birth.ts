/** '17' of '1994-03-17', for the bib. */
export const dayOfBirth = (date: string): number | null => {
  const day = Number(date.slice(8, 10))
  return day >= 1 && day <= 31 ? day : null
}
