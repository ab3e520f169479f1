import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/** Words that public pages have said, by which a search knows what a misspelt one may mean. No page is named. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_like').using('gin', sql`${table.word} gin_trgm_ops`),
])
