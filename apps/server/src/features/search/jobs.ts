import { and, asc, eq, gt, inArray, isNull, notExists, sql as query, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { events } from '../events/tables.ts'
import { groups } from '../groups/tables.ts'
import { openGames } from '../scheduled-games/tables.ts'
import { IS_PUBLIC } from '../vendors/public.ts'
import { vendors } from '../vendors/tables.ts'
import { searchWords } from './tables.ts'

const BATCH = 100

/** [Z-46] Deletes words that no public page contains any more, so that no search suggests them for misspelt ones. */
export async function tidySearchWords({ sql, clock, transact }: Deps): Promise<void> {
  const now = new Date(await clock.now(sql))
  const isToCome = and(eq(events.state, 'published'), gt(events.endsAt, now))
  for (let last = ''; ; ) {
    const words = await sql
      .select({ word: searchWords.word })
      .from(searchWords)
      .where(gt(searchWords.word, last))
      .orderBy(asc(searchWords.word))
      .limit(BATCH)
    if (words.length === 0) return
    last = words.at(-1)!.word
    const candidates = words.map(({ word }) => word)
    await transact(async (inside) => {
      // a page that is being published has added its words before this lock, or adds them after the next statement
      await inside.execute(query`lock table ${searchWords} in exclusive mode`)
      await inside
        .delete(searchWords)
        .where(
          and(
            inArray(searchWords.word, candidates),
            notExists(saying(inside, events, events.searchText, isToCome)),
            notExists(saying(inside, openGames, openGames.searchText, query`${openGames.hasPlaces}`)),
            notExists(saying(inside, vendors, vendors.searchText, IS_PUBLIC)),
            notExists(saying(inside, groups, groups.searchText, isNull(groups.deletedAt))),
          ),
        )
    })
  }
}

const saying = (sql: Sql, table: PgTable, text: PgColumn, where: SQL | undefined) =>
  sql
    .select({ one: query`1` })
    .from(table)
    .where(and(where, query`${text} like '% ' || ${searchWords.word} || '%'`))
