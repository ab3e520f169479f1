import { and, count, eq, inArray, sql as query, type SQL, sum } from 'drizzle-orm'
import { BACKUP_LOCK } from '../backup/snapshot.ts'
import type { Sql } from '../db/database.ts'
import { refuse } from '../http/refusal.ts'
import { newId } from '../ids.ts'
import { instance, uploads } from './tables.ts'

/** The limit of one person's pictures; a replaced picture frees its place. */
const MAX_PICTURES = 50
const MAX_BYTES = 100 * 1024 * 1024

/** Writes the row first, so that the count includes it. */
export async function addUpload(
  sql: Sql,
  picture: { id: string; bytes: number },
  ownerId: string,
): Promise<void> {
  await sql.insert(uploads).values({ ...picture, ownerId })
  const [usage] = await sql
    .select({ pictures: count(), bytes: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId))
  if (usage && (usage.pictures > MAX_PICTURES || usage.bytes > MAX_BYTES))
    refuse('too-large', { limit: `${MAX_PICTURES} pictures and 100 MB a person` })
}

export const deleteUpload = (sql: Sql, pictureId: string): Promise<unknown> =>
  sql.delete(uploads).where(eq(uploads.id, pictureId))

/** Deletes the pictures of this person that meet the condition and returns their ids. */
export async function deleteUploadsOf(sql: Sql, ownerId: string, condition?: SQL): Promise<string[]> {
  const deleted = await sql
    .delete(uploads)
    .where(and(eq(uploads.ownerId, ownerId), condition))
    .returning({ id: uploads.id })
  return deleted.map(({ id }) => id)
}

export const countUploads = (sql: Sql): Promise<number> => sql.$count(uploads)

/** The ids that have a row. */
export async function knownUploads(sql: Sql, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await sql
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** True from before the snapshot of a backup until its last file is written. */
export async function isBackupRunning(sql: Sql): Promise<boolean> {
  const { rows } = await sql.execute<{ running: boolean }>(query`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and objid = ${BACKUP_LOCK} and granted
        and database = (select oid from pg_database where datname = current_database())) as running`)
  return rows[0]?.running ?? false
}

/** Created once, by the first caller. */
export async function instanceId(sql: Sql): Promise<string> {
  await sql.insert(instance).values({ one: 1, id: newId() }).onConflictDoNothing()
  return (await findInstanceId(sql)) ?? ''
}

/** Null before a server first ran on this database. */
export async function findInstanceId(sql: Sql): Promise<string | null> {
  const [row] = await sql.select({ id: instance.id }).from(instance)
  return row?.id ?? null
}
