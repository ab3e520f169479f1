import { and, eq, isNull, sql as query } from 'drizzle-orm'
import { DATABASE_NOW } from '../../platform/clock.ts'
import { type Placeholders, prepared } from '../../platform/db/prepared.ts'
import { groups } from '../groups/tables.ts'
import { MEMBERSHIP_COLUMNS } from '../members/public.ts'
import { members } from '../members/tables.ts'
import { games, teams } from './tables.ts'

/**
 * Locks the group in share mode, so that it is not deleted or changed, and then the game for this transaction alone.
 * The game's part reads the group's, so PostgreSQL takes the two locks in this order.
 */
export const lockGame = prepared('lock-game', (sql, { gameId }: Placeholders<{ gameId: string }>) => {
  const groupOfGame = sql.select({ groupId: games.groupId }).from(games).where(eq(games.id, gameId))
  const group = sql.$with('locked_group').as(
    sql
      .select()
      .from(groups)
      .where(and(eq(groups.id, groupOfGame), isNull(groups.deletedAt)))
      .for('share'),
  )
  const gameRow = sql.$with('locked_game').as(
    sql
      .select()
      .from(games)
      .where(and(eq(games.id, gameId), query`exists (select from locked_group)`))
      .for('update'),
  )
  return sql.with(group, gameRow).select().from(group).innerJoin(gameRow, eq(gameRow.groupId, group.id))
})

/**
 * The time, the caller's membership and the teams. A separate statement, which begins after the locks are taken, even
 * if both are sent at once: one that waits for a lock would still see these rows as they were before the wait.
 */
export const readUnderLock = prepared(
  'read-under-lock',
  (sql, { gameId, userId }: Placeholders<{ gameId: string; userId: string | null }>) =>
    sql
      .select({
        now: DATABASE_NOW,
        ...MEMBERSHIP_COLUMNS,
        teamIds: query<Record<string, string> | null>`(${sql
          .select({ ids: query`json_object_agg(${teams.number}, ${teams.id})` })
          .from(teams)
          .where(eq(teams.gameId, gameId))})`,
      })
      .from(games)
      .innerJoin(groups, eq(groups.id, games.groupId))
      .leftJoin(members, and(eq(members.groupId, groups.id), eq(members.userId, userId)))
      .where(eq(games.id, gameId)),
)

/** The clock acted on a game that was deleted with its group; there is no request to refuse. */
export class MissingGame extends Error {
  override name = 'MissingGame'
}

export const missingGame = (): never => {
  throw new MissingGame('This game went with its group.')
}
