import { type Column, sql as query, type SQL } from 'drizzle-orm'

interface Term {
  word: string
  where: 'anywhere' | 'begins'
}

/** A person who types 100% means the sign. */
const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** The column has a space before each word, so a match at the start of a word is found by it. */
export const matchesTerm = (column: SQL | Column, { word, where }: Term): SQL =>
  query`${column} like ${`${where === 'begins' ? '% ' : '%'}${escapeLike(word)}%`}`
