import pg from 'pg'
import { listTables, type Table } from './list-tables.ts'

/** Locked from before the snapshot until the last picture is written: until then no picture file is removed. */
export const BACKUP_LOCK = 727003

/** A connection without timeouts. */
export async function clientWithoutTimeouts(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true })
  client.on('error', () => {}) // the running statement fails anyway
  await client.connect()
  await client.query(
    "set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1",
  )
  return client
}

/**
 * Opens a snapshot of the whole database: later commits are invisible, and no table is altered meanwhile. The
 * locks come before the first query, because the first query takes the snapshot.
 */
export async function openSnapshot(client: pg.Client): Promise<Table[]> {
  await client.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK])
  const before = await listTables(client)
  await client.query('begin isolation level repeatable read read only')
  for (const { name } of before)
    await client.query(`lock table public.${pg.escapeIdentifier(name)} in access share mode`)
  const tables = await listTables(client)
  if (JSON.stringify(tables) !== JSON.stringify(before))
    throw new Error('The tables were brought to another version just now. Make the backup again.')
  return tables
}
