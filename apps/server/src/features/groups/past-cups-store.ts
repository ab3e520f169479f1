import { and, desc, eq } from 'drizzle-orm'
import type { StandbySql } from '../../platform/db/database.ts'
import { games, HAS_CUP } from '../game/tables.ts'
import { isOverAt } from './store.ts'

const isPastCup = (groupId: string, now: number) => and(eq(games.groupId, groupId), HAS_CUP, isOverAt(now))

/** [O-23] Games with a cup that are over, the latest first. */
export const findPastCups = (
  sql: StandbySql,
  groupId: string,
  now: number,
  { limit, offset = 0 }: { limit: number; offset?: number },
) =>
  sql
    .select({ id: games.id, date: games.date, game: games.evening })
    .from(games)
    .where(isPastCup(groupId, now))
    .orderBy(desc(games.date))
    .limit(limit)
    .offset(offset)

export const countPastCups = (sql: StandbySql, groupId: string, now: number): Promise<number> =>
  sql.$count(games, isPastCup(groupId, now))
