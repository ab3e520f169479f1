import { eq, inArray, lte } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { uploads } from '../../platform/files/tables.ts'
import { calendarFeeds } from '../calendar/tables.ts'
import { gameLog, games, matches, participants, teamSlots, teams } from '../game/tables.ts'
import { invites } from '../invites/tables.ts'
import { spectatorLinks } from '../live-match/tables.ts'
import { DAY_MS, RESTORABLE_DAYS } from './restore-group.ts'
import { lockAndCheckShown } from './store.ts'
import { groups, members } from './tables.ts'

/** Groups whose thirty days are over go with everything that was played in them; the sweep takes their pictures' files. */
export async function eraseGroups({ sql, transact, clock, log }: Deps): Promise<void> {
  const before = new Date((await clock.now(sql)) - RESTORABLE_DAYS * DAY_MS)
  const expired = await sql.select({ id: groups.id }).from(groups).where(lte(groups.deletedAt, before))
  for (const { id } of expired) {
    // looked at again under its lock: the operator may have brought it back just now
    const erased = transact(async (sql) => {
      const [row] = await sql.select().from(groups).where(eq(groups.id, id)).for('update')
      if (!row?.deletedAt || row.deletedAt > before) return false
      await eraseGroup(sql, row)
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

async function eraseGroup(sql: Sql, { id, venueImage }: typeof groups.$inferSelect): Promise<void> {
  const gameIds = sql.select({ id: games.id }).from(games).where(eq(games.groupId, id))
  for (const table of [spectatorLinks, teamSlots, teams, matches, participants, gameLog])
    await sql.delete(table).where(inArray(table.gameId, gameIds))
  for (const table of [games, members, invites, calendarFeeds])
    await sql.delete(table).where(eq(table.groupId, id))
  await sql.delete(groups).where(eq(groups.id, id))
  if (venueImage && !(await lockAndCheckShown(sql, venueImage)))
    await sql.delete(uploads).where(eq(uploads.id, venueImage))
}
