import { eq, lte } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { DAY_MS, RESTORABLE_DAYS } from './restore-group.ts'
import { deleteUnlessShown } from './store.ts'
import { groups } from './tables.ts'

/** Groups whose thirty days are over go with everything that was played in them; the sweep takes their pictures' files. */
export async function eraseGroups({ sql, transact, clock, lifecycle, log }: Deps): Promise<void> {
  const before = new Date((await clock.now(sql)) - RESTORABLE_DAYS * DAY_MS)
  const expired = await sql.select({ id: groups.id }).from(groups).where(lte(groups.deletedAt, before))
  for (const { id } of expired) {
    // looked at again under its lock: the operator may have brought it back just now
    const erased = transact(async (sql) => {
      const [row] = await sql.select().from(groups).where(eq(groups.id, id)).for('update')
      if (!row?.deletedAt || row.deletedAt > before) return false
      await lifecycle.onGroupErased(sql, id)
      await sql.delete(groups).where(eq(groups.id, id))
      if (row.venueImage) await deleteUnlessShown(sql, row.venueImage)
      return true
    })
    try {
      if (await erased) log.info({ event: 'group-erased', groupId: id })
    } catch (err) {
      // it holds up neither the others nor what is tidied after them
      log.warn({ err, groupId: id }, 'a deleted group could not be erased; it is tried again in an hour')
    }
  }
}
