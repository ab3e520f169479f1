import { mayBeMisspelt, normalizeForSearch, type SearchTerm } from '@turnout/rules/search'
import { type Column, desc, or, sql as query, type SQL } from 'drizzle-orm'
import type { Sql, StandbySql } from '../../platform/db/database.ts'
import { matchesTerm } from '../../platform/db/matches-term.ts'
import { searchWords } from './tables.ts'

/** One term of a search, or any of the words that it may stand for. */
export type Alternatives = readonly SearchTerm[]

const MAX_ALTERNATIVES = 4

/** Keeps the words of a text that anybody may read, so that a search knows what a misspelt one may mean. */
export async function addSearchWords(sql: Sql, text: string): Promise<void> {
  const words = new Set(
    normalizeForSearch(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(mayBeMisspelt),
  )
  if (words.size === 0) return
  await sql
    .insert(searchWords)
    // in one order, so that of two pages with the same words none waits for the other in a circle
    .values([...words].sort().map((word) => ({ word })))
    .onConflictDoNothing()
}

/** That a text has each of the terms in one of its ways. */
export const matchesTerms = (column: Column, terms: readonly Alternatives[]): (SQL | undefined)[] =>
  terms.map((alternatives) => or(...alternatives.map((term) => matchesTerm(column, term))))

/** [G-13] [V-6] [Z-13] The terms as they are typed where something has them all, else each with the words most like it. */
export async function meantTerms(
  sql: StandbySql,
  typed: readonly SearchTerm[],
  isFound: (terms: readonly Alternatives[]) => Promise<boolean>,
): Promise<readonly Alternatives[]> {
  const exact = typed.map((term) => [term])
  if (!typed.some(({ word }) => mayBeMisspelt(word)) || (await isFound(exact))) return exact
  const meant: Alternatives[] = []
  for (const term of typed) meant.push(await wordsLike(sql, term))
  return meant
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
