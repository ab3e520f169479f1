import { type Column, sql as query, type SQL } from 'drizzle-orm'

interface Term {
  word: string
  where: 'anywhere' | 'begins'
}

/** A person who types 100% means 100%. */
const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Where the column has a space before each word, by which a word is known to begin. */
export const matchesTerm = (column: SQL | Column, { word, where }: Term): SQL =>
  query`${column} like ${`${where === 'begins' ? '% ' : '%'}${escapeLike(word)}%`}`
