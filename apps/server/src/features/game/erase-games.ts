import { eq, inArray } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { gameLog, games, matches, matchPlayers, participants, teamSlots, teams } from './tables.ts'

/** Every game of a group with its log, when the group is erased. */
export async function eraseGames(sql: Sql, groupId: string): Promise<void> {
  const gameIds = sql.select({ id: games.id }).from(games).where(eq(games.groupId, groupId))
  for (const table of [teamSlots, teams, matchPlayers, matches, participants, gameLog])
    await sql.delete(table).where(inArray(table.gameId, gameIds))
  await sql.delete(games).where(eq(games.groupId, groupId))
}
