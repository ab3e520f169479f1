import { and, eq, gt, isNull, sql as query } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { instance } from '../../platform/files/tables.ts'
import { sessions, users } from '../accounts/tables.ts'
import type { KnownGame } from '../evening/public.ts'
import { games, participants } from '../evening/tables.ts'
import { groups, members } from '../groups/tables.ts'
import { SEAT, type SeatRow } from '../members/public.ts'

export interface Look extends KnownGame {
  now: number
  /** Another one as soon as somebody in the game is called otherwise. */
  names: string | null
  era: string
  /** What the viewer is to the group, when there is one. */
  seat: SeatRow | null
}

/** All that showing a game stands on, in one question: phones ask it again and again. */
export async function lookAt(
  { sql, clock }: { sql: Sql; clock: Clock },
  gameId: string,
  viewerId: string | null,
): Promise<Look | null> {
  const [look] = await sql
    .select({
      game: games,
      group: groups,
      seat: SEAT,
      now: clock.column(),
      names: namesIn(sql),
      era: eraIn(sql),
    })
    .from(games)
    .innerJoin(groups, and(eq(groups.id, games.groupId), isNull(groups.deletedAt)))
    .leftJoin(members, and(eq(members.groupId, groups.id), query`${members.userId} = ${viewerId}`))
    .where(eq(games.id, gameId))
  return look ?? null
}

const calledBy = query`coalesce(${participants.guestName}, ${users.firstName} || ' ' || ${users.lastName})`

const namesIn = (sql: Sql) =>
  query<string | null>`(${sql
    .select({ names: query`md5(string_agg(${calledBy}, ',' order by ${participants.arrivalNo}))` })
    .from(participants)
    .leftJoin(users, eq(users.id, participants.userId))
    .where(eq(participants.gameId, games.id))})`

/** None before the first tidying, which says nothing of what came before either. */
const eraIn = (sql: Sql) =>
  query<string>`coalesce((${sql.select({ era: instance.era }).from(instance)})::text, '')`

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
    // as one value: as thousands of them, each round would be a statement of its own to put together and to read
    .where(
      and(
        query`${sessions.id} = any(${query.param([...sessionIds])}::uuid[])`,
        gt(sessions.expiresAt, new Date(now)),
      ),
    )
