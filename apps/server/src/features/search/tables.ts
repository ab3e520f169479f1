import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/** Words of public pages, which a search suggests for misspelt ones. No row names a page. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_like').using('gin', sql`${table.word} gin_trgm_ops`),
])
