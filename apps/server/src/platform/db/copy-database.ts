import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { listTables, type Table } from '../backup/list-tables.ts'
import { clientWithoutTimeouts } from '../backup/snapshot.ts'
import { buildSchema } from './build-schema.ts'
import { appliedMigrations, assertKnownMigrations, knownMigrations } from './migrate.ts'

/** Copies every row of one database into another, empty one and compares both. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const [source, target] = await Promise.all([from, to].map(clientWithoutTimeouts))
  if (!source || !target) throw new Error('A copy takes two databases.')
  try {
    const stamps = await appliedMigrations(drizzle(source))
    if (stamps.length === 0) return
    assertKnownMigrations(stamps, knownMigrations())
    // rows are compared in their physical order
    for (const client of [source, target]) await client.query('set synchronize_seqscans = off')
    await source.query('begin isolation level repeatable read read only')
    const tables = await listTables(source, { all: true })
    await target.query('begin')
    await buildSchema(target, stamps)
    await target.query(
      `truncate ${tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`).join(', ')}`,
    )
    for (const table of tables) await copyRows(source, target, table)
    await target.query('commit')
    for (const table of tables) await assertSameRows(source, target, table)
    await target.query('analyze')
  } finally {
    for (const client of [source, target]) void client.end().catch(() => {}) // may hang on a dead connection
  }
}

const rowsOf = ({ name, columns }: Table) =>
  `public.${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`

const copyRows = (source: pg.Client, target: pg.Client, table: Table): Promise<void> =>
  pipeline(
    source.query(copyTo(`copy ${rowsOf(table)} to stdout`)),
    target.query(copyFrom(`copy ${rowsOf(table)} from stdin`)),
  )

async function assertSameRows(source: pg.Client, target: pg.Client, table: Table): Promise<void> {
  const [there, here] = [await sumOf(source, table), await sumOf(target, table)]
  if (there !== here) throw new Error(`the rows of ${table.name} are not the same after the copy`)
}

async function sumOf(client: pg.Client, table: Table): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of client.query(copyTo(`copy ${rowsOf(table)} to stdout`))) hash.update(chunk)
  return hash.digest('hex')
}
