import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { ensureExtensions, migrationsFolder } from './migrate.ts'

/**
 * Drops all tables and creates them as they were after these migrations, in the transaction of the caller,
 * because the migrator itself would commit. Records the migrations as the migrator does, so that it continues
 * from there.
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

/** Keeps the schema itself: it contains extensions, and we may lack the rights to create those again. */
async function dropTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(
    `select string_agg(format('public.%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  )
  if (rows[0]?.tables) await client.query(`drop table ${rows[0].tables} cascade`)
  await client.query('drop schema if exists drizzle cascade')
}
