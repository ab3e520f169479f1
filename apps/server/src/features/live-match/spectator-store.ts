import { eq, inArray } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { games } from '../game/tables.ts'
import { spectatorLinks } from './tables.ts'

export async function findLink(sql: Sql, gameId: string): Promise<string | null> {
  const [row] = await sql.select().from(spectatorLinks).where(eq(spectatorLinks.gameId, gameId))
  return row?.token ?? null
}

/** Opening it twice gives one link: the first row wins, and both requests return it. */
export async function openLink(sql: Sql, gameId: string, token: string, at: number): Promise<string> {
  await sql
    .insert(spectatorLinks)
    .values({ gameId, token, openedAt: new Date(at) })
    .onConflictDoNothing()
  return (await findLink(sql, gameId)) ?? token
}

export async function renewLink(sql: Sql, gameId: string, token: string, at: number): Promise<string> {
  const fresh = { token, openedAt: new Date(at) }
  await sql
    .insert(spectatorLinks)
    .values({ gameId, ...fresh })
    .onConflictDoUpdate({ target: spectatorLinks.gameId, set: fresh })
  return token
}

export const closeLink = (sql: Sql, gameId: string): Promise<unknown> =>
  sql.delete(spectatorLinks).where(eq(spectatorLinks.gameId, gameId))

export async function deleteLinksOfGroup(sql: Sql, groupId: string): Promise<void> {
  const gameIds = sql.select({ id: games.id }).from(games).where(eq(games.groupId, groupId))
  await sql.delete(spectatorLinks).where(inArray(spectatorLinks.gameId, gameIds))
}
