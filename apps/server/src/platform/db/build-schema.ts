import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { ensureExtensions, migrationsFolder } from './migrate.ts'

/**
 * Makes the tables anew as they were after these migrations, in the caller's transaction: the migrator
 * itself would commit. What it notes of them is noted here too, so that it goes on from there.
 */
export async function buildSchema(
  client: pg.Client,
  stamps: readonly number[],
  folder = migrationsFolder(),
): Promise<void> {
  await dropTables(client)
  await ensureExtensions(client)
  await client.query(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, folderMillis, hash } of readMigrationFiles({ migrationsFolder: folder })) {
    if (!stamps.includes(folderMillis)) continue
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/** Not the schema with them: extensions live there, and making those anew takes rights that we may not have. */
async function dropTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(
    `select string_agg(format('public.%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  )
  if (rows[0]?.tables) await client.query(`drop table ${rows[0].tables} cascade`)
  await client.query('drop schema if exists drizzle cascade')
}
