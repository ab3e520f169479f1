import type { Sql } from '../db/database.ts'
import { MARK } from './names.ts'
import type { Storage } from './storage.ts'
import { instanceId, knownInstance } from './store.ts'

/** Until somebody says whose it is by hand. */
export const FOREIGN = `The pictures lie in a store that belongs to another database, so nothing is tidied there. If it is this one's alone, remove "${MARK}" from it.`

/**
 * Whether what lies in a store is ours to tidy. One that says nothing becomes ours when most of the pictures that
 * our rows name lie in it; one that belongs to another database is left alone, and loudly.
 */
export async function isOurs(sql: Sql, storage: Storage, rows: number, found: number): Promise<boolean> {
  const ours = await instanceId(sql)
  const theirs = await markOf(storage)
  if (theirs === ours) return true
  if (theirs !== null) throw new Error(FOREIGN)
  if (found * 2 <= rows) return false
  await storage.put(MARK, Buffer.from(ours))
  return true
}

/** After only the database was made anew, say; asked by those who change nothing. */
export async function isForeign(sql: Sql, storage: Storage): Promise<boolean> {
  const theirs = await markOf(storage)
  return theirs !== null && theirs !== (await knownInstance(sql))
}

async function markOf(storage: Storage): Promise<string | null> {
  const mark = await storage.open(MARK)
  return mark && Buffer.concat(await mark.body.toArray()).toString()
}
