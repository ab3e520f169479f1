import { sql as query } from 'drizzle-orm'
import type { Database, Sql } from '../platform/db/database.ts'

async function listTables(sql: Sql): Promise<string[]> {
  const { rows } = await sql.execute<{ name: string }>(
    query`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

export const REPEATABLE_READ = { isolationLevel: 'repeatable read' } as const

export interface TableSnapshot {
  /** Restores every table as it was at the snapshot. */
  restore(): Promise<void>
  drop(): Promise<void>
}

/**
 * Shows whether a row of a table was added, changed or deleted: the number of rows, and the sum of the transactions
 * that wrote them.
 */
const MARKS = `create table kept.table_marks as
  select tablename as name, -1::bigint as rows, null::numeric as writers
  from pg_tables where schemaname = 'public'`

/** Only changed tables are written again. */
const RESTORE = query.raw(`do $$
  declare
    mark record;
    now record;
    marked text := 'select count(*) as rows, sum(xmin::text::bigint) as writers from public.%I';
  begin
    set local session_replication_role = replica; -- in any order: what the rows refer to comes with them
    for mark in select * from kept.table_marks loop
      execute format(marked, mark.name) into now;
      continue when (now.rows, now.writers) is not distinct from (mark.rows, mark.writers);
      execute format('delete from public.%1$I; insert into public.%1$I select * from kept.%1$I', mark.name);
      execute format(marked, mark.name) into now;
      update kept.table_marks set rows = now.rows, writers = now.writers where name = mark.name;
    end loop;
  end $$`)

/** Copies every row, so that a slow set-up can be restored in a moment. */
export async function takeTableSnapshot({ sql, transact }: Database): Promise<TableSnapshot> {
  const tables = await listTables(sql)
  const copies = tables.map((table) => `create table kept.${table} as table public.${table}`)
  await sql.execute(query.raw('drop schema if exists kept cascade; create schema kept'))
  // in one snapshot: the sweep may be running
  await sql.transaction((sql) => sql.execute(query.raw(copies.join('; '))), REPEATABLE_READ)
  await sql.execute(query.raw(MARKS))
  return {
    restore: () => transact(async (sql) => void (await sql.execute(RESTORE))),
    drop: async () => void (await sql.execute(query.raw('drop schema if exists kept cascade'))),
  }
}

/** Like a restore of a backup. */
export const startNewEra = (sql: Sql): Promise<unknown> =>
  sql.execute(query`insert into instance (one, id) values (1, gen_random_uuid())
    on conflict (one) do update set era = excluded.era`)

/** Tables that change without a command: budgets, the node's watch of the clock, and the id of the database. */
const VOLATILE_TABLES = ['budgets', 'clock_watch', 'instance']

/** Columns that a read writes, once a minute: on a busy machine that minute falls into a test. */
const VOLATILE_COLUMNS = ['last_seen_at', 'expires_at']
const rowOf = (table: string) =>
  table === 'sessions' ? `(to_jsonb(t) - '{${VOLATILE_COLUMNS.join()}}'::text[])::text` : 't::text'

const lastingTables = async (sql: Sql): Promise<string[]> =>
  (await listTables(sql)).filter((table) => !VOLATILE_TABLES.includes(table))

/** Every row as text after the name of its table, to see which are gone. */
export async function allRows(sql: Sql): Promise<string[]> {
  const rowsOf = (table: string) => `select '${table} ' || ${rowOf(table)} as row from public.${table} t`
  const tables = await lastingTables(sql)
  const { rows } = await sql.execute<{ row: string }>(query.raw(tables.map(rowsOf).join(' union all ')))
  return rows.map(({ row }) => row)
}

/** A checksum of every table, to see that nothing changed. */
export async function tableChecksums(sql: Sql): Promise<Record<string, string>> {
  const tables = await lastingTables(sql)
  const sums = tables.map(
    (table) => `select '${table}' as name, coalesce(md5(string_agg(row, '|' order by row)), 'empty') as sum
      from (select ${rowOf(table)} as row from public.${table} t) rows`,
  )
  const { rows } = await sql.execute<{ name: string; sum: string }>(query.raw(sums.join(' union all ')))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
