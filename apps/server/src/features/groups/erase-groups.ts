import { eq, lte } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { DAY_MS, RESTORABLE_DAYS } from './restore-group.ts'
import { deleteUnlessShown } from './store.ts'
import { groups } from './tables.ts'

/** Erases groups thirty days after their deletion, with all their games. The sweep removes their pictures' files. */
export async function eraseGroups({ sql, transact, clock, lifecycle, log }: Deps): Promise<void> {
  const before = new Date((await clock.now(sql)) - RESTORABLE_DAYS * DAY_MS)
  const expired = await sql.select({ id: groups.id }).from(groups).where(lte(groups.deletedAt, before))
  for (const { id } of expired) {
    // checked again under its lock: the operator may just have restored it
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
      // it delays neither the other groups nor the rest of the tidying
      log.warn({ err, groupId: id }, 'a deleted group could not be erased; it is tried again in an hour')
    }
  }
}
