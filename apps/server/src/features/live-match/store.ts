import { and, eq, gt, inArray, isNull, sql as query } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { sessions, users } from '../accounts/tables.ts'
import { games } from '../evening/tables.ts'
import { groups, members } from '../groups/tables.ts'

/** What each of these sessions is to this game's group right now; a session that is over, or a deleted group, is not in the answer. */
export const watchersOf = (sql: Sql, gameId: string, sessionIds: readonly string[], now: number) =>
  sql
    .select({
      sessionId: sessions.id,
      state: members.state,
      membershipId: members.id,
      platformAdmin: query<boolean>`${users.role} = 'admin'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(games, eq(games.id, gameId))
    .innerJoin(groups, and(eq(groups.id, games.groupId), isNull(groups.deletedAt)))
    .leftJoin(members, and(eq(members.groupId, groups.id), eq(members.userId, users.id)))
    .where(and(inArray(sessions.id, [...sessionIds]), gt(sessions.expiresAt, new Date(now))))
