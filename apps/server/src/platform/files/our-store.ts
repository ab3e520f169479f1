import type { Sql } from '../db/database.ts'
import type { Storage } from './storage.ts'
import { instanceId } from './store.ts'

/** The file in a store that says whose it is. */
const MARK = 'instance-id'

/**
 * Whether what lies in a store is ours to tidy. One that says nothing becomes ours when most of the pictures that
 * our rows name lie in it; one that belongs to another database is left alone, and loudly.
 */
export async function isOurs(sql: Sql, storage: Storage, rows: number, found: number): Promise<boolean> {
  const ours = await instanceId(sql)
  const mark = await storage.open(MARK)
  const theirs = mark && Buffer.concat(await mark.body.toArray()).toString()
  if (theirs === ours) return true
  if (theirs !== null)
    throw new Error(
      `The pictures lie in a store that belongs to another database, so nothing was tidied there. If it is this one's alone, remove "${MARK}" from it.`,
    )
  if (found * 2 <= rows) return false
  await storage.put(MARK, Buffer.from(ours))
  return true
}
