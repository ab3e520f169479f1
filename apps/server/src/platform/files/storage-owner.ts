import type { Sql } from '../db/database.ts'
import { OWNER_FILE } from './picture-names.ts'
import type { Storage } from './storage.ts'
import { findInstanceId, instanceId } from './store.ts'

/** Shown until an operator claims the store by hand. */
export const FOREIGN_STORAGE_MESSAGE = `The pictures lie in a store that belongs to another database, so nothing is tidied there. If it is this one's alone, remove "${OWNER_FILE}" from it.`

/**
 * Whether we may tidy a store. A store without an owner becomes ours when it has most of the pictures in our
 * rows. A store of another database is left alone, with an error.
 */
export async function claimStorage(
  sql: Sql,
  storage: Storage,
  rows: number,
  existing: number,
): Promise<boolean> {
  const ownId = await instanceId(sql)
  const storedId = await readOwner(storage)
  if (storedId === ownId) return true
  if (storedId !== null) throw new Error(FOREIGN_STORAGE_MESSAGE)
  if (existing * 2 <= rows) return false
  await storage.put(OWNER_FILE, Buffer.from(ownId))
  return true
}

/** As when only the database was created again. For callers that change nothing. */
export async function belongsToOtherDatabase(sql: Sql, storage: Storage): Promise<boolean> {
  const storedId = await readOwner(storage)
  return storedId !== null && storedId !== (await findInstanceId(sql))
}

async function readOwner(storage: Storage): Promise<string | null> {
  const file = await storage.open(OWNER_FILE)
  return file && Buffer.concat(await file.body.toArray()).toString()
}
