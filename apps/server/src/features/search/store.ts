import { mayBeMisspelt, normalizeForSearch, type SearchTerm, searchTerms } from '@turnout/rules/search'
import { type Column, desc, or, sql as query, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Sql, StandbySql } from '../../platform/db/database.ts'
import { matchesTerm } from '../../platform/db/matches-term.ts'
import { searchWords } from './tables.ts'

/** A term of a search with the words that it may stand for; any of them matches. */
export type Alternatives = readonly SearchTerm[]

const MAX_ALTERNATIVES = 4

/** Stores the words of a public text, so that a search can suggest them for misspelt ones. */
export async function addSearchWords(sql: Sql, text: string): Promise<void> {
  const words = new Set(
    normalizeForSearch(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(mayBeMisspelt),
  )
  if (words.size === 0) return
  await sql
    .insert(searchWords)
    // in one order, so that two pages with the same words cause no deadlock
    .values([...words].sort().map((word) => ({ word })))
    .onConflictDoNothing()
}

/** Matches a text that contains each term in one of its alternatives. */
export const matchesTerms = (column: Column, terms: readonly Alternatives[]): (SQL | undefined)[] =>
  terms.map((alternatives) => or(...alternatives.map((term) => matchesTerm(column, term))))

/**
 * [G-13] [V-6] [Z-13] Finds the terms as typed. If nothing contains them all, each term may also be one of the most
 * similar words. Null if the text has no term to search for.
 */
export async function findMeant<Found extends { total: number }>(
  sql: StandbySql,
  text: string,
  find: (terms: readonly Alternatives[]) => Promise<Found>,
): Promise<Found | null> {
  const typed = searchTerms(text)
  if (!typed) return null
  const found = await find(typed.map((term) => [term]))
  if (found.total > 0 || !typed.some(({ word }) => mayBeMisspelt(word))) return found
  const meant: Alternatives[] = []
  for (const term of typed) meant.push(await wordsLike(sql, term))
  return meant.some(({ length }) => length > 1) ? find(meant) : found
}

/** The ids of one page, and the total number. */
export async function pageOfIds(
  sql: StandbySql,
  ids: SQLWrapper,
  { page, size }: { page: number; size: number },
): Promise<{ total: number; ids: string[] }> {
  const from = (page - 1) * size
  // materialized, or PostgreSQL would run the query for the total and again for the page
  const { rows } = await sql.execute<{ total: number; ids: string[] }>(query`
    with found as materialized (select array(${ids}) as ids)
    select cardinality(ids) as total, ids[${from + 1}::int:${from + size}::int] as ids from found`)
  return rows[0]!
}

async function wordsLike(sql: StandbySql, { word, where }: SearchTerm): Promise<Alternatives> {
  if (!mayBeMisspelt(word)) return [{ word, where }]
  const found = await sql
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(query`${searchWords.word} % ${word}`)
    .orderBy(desc(query`similarity(${searchWords.word}, ${word})`), searchWords.word)
    .limit(MAX_ALTERNATIVES)
  return [{ word, where }, ...found.map((each) => ({ word: each.word, where: 'begins' as const }))]
}
