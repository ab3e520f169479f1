import { and, eq, isNull, sql as query } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { instance } from '../../platform/files/tables.ts'
import { groups } from '../groups/tables.ts'
import { IS_APPROVED, members } from '../members/tables.ts'
import { attendanceSettings, scheduledGames } from './tables.ts'

/** Everything that changes the lists of a group's games; null for a deleted group. */
export async function findFeedSource(sql: Sql, groupId: string) {
  const versions = sql
    .select({ version: query`coalesce(sum(${scheduledGames.version}), 0)::int` })
    .from(scheduledGames)
    .where(eq(scheduledGames.groupId, groupId))
  const people = sql
    .select({ count: query`count(*)::int` })
    .from(members)
    .where(and(eq(members.groupId, groupId), IS_APPROVED))
  const [row] = await sql
    .select({
      version: query<number>`(${versions})`,
      era: query<string>`(${sql.select({ era: instance.era }).from(instance)})::text`,
      people: query<number>`(${people})`,
      settings: attendanceSettings,
      updatedAt: groups.updatedAt,
    })
    .from(groups)
    .leftJoin(attendanceSettings, eq(attendanceSettings.groupId, groups.id))
    .where(and(eq(groups.id, groupId), isNull(groups.deletedAt)))
  return row ?? null
}
