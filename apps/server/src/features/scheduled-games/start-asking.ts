import type { Sql } from '../../platform/db/database.ts'
import { NEW_GROUP_SETTINGS } from './session-games.ts'
import { setSettings } from './store.ts'

/** A new group asks who comes. Groups from before keep quiet until an admin turns it on. */
export async function startAsking(sql: Sql, groupId: string, at: number): Promise<void> {
  await setSettings(sql, { groupId, ...NEW_GROUP_SETTINGS, dueAt: new Date(at) })
}
