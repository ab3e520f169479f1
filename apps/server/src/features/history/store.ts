import { fullName } from '@turnout/rules/full-name'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  sql as query,
  type SQL,
} from 'drizzle-orm'
import type { StandbySql } from '../../platform/db/database.ts'
import { users } from '../accounts/tables.ts'
import { games, matches, matchPlayers, participants, teamSlots } from '../game/tables.ts'
import { groups } from '../groups/tables.ts'
import { scheduledGames } from '../scheduled-games/tables.ts'

export interface Season {
  from?: string | undefined
  to?: string | undefined
}

const within = ({ from, to }: Season): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(games.date, from),
    to === undefined ? undefined : lte(games.date, to),
  )

const selectAppearances = (sql: StandbySql, where: SQL | undefined) =>
  sql
    .select({
      gameId: games.id,
      groupId: games.groupId,
      groupName: groups.name,
      userId: participants.userId,
      captain: teamSlots.captain,
      played: playedColumn(sql),
    })
    .from(games)
    .innerJoin(groups, and(eq(groups.id, games.groupId), isNull(groups.deletedAt)))
    .innerJoin(
      participants,
      and(eq(participants.gameId, games.id), isNull(participants.removedAt), isNotNull(participants.userId)),
    )
    .innerJoin(users, and(eq(users.id, participants.userId), isNull(users.deactivatedAt)))
    .leftJoin(
      teamSlots,
      and(eq(teamSlots.gameId, participants.gameId), eq(teamSlots.participantId, participants.id)),
    )
    .where(and(where, tookPlace(sql)))
    .orderBy(asc(games.date), asc(games.id))

/** [H-16] A game cancelled after arrivals, before Play Ball, does not count, unless another one moved to its date. */
const tookPlace = (sql: StandbySql) =>
  or(
    query`jsonb_typeof(${games.evening}->'play') = 'object'`,
    notExists(scheduledOnDate(sql, query`jsonb_typeof(${scheduledGames.game}->'cancelled') = 'object'`)),
    exists(scheduledOnDate(sql, query`jsonb_typeof(${scheduledGames.game}->'cancelled') = 'null'`)),
  )

const scheduledOnDate = (sql: StandbySql, where: SQL) =>
  sql
    .select({ id: scheduledGames.id })
    .from(scheduledGames)
    .where(
      and(
        eq(scheduledGames.groupId, games.groupId),
        query`${scheduledGames.game}->'session'->>'date' = ${games.date}::text`,
        where,
      ),
    )

/** The matches that a person played, each with their team. */
const playedColumn = (sql: StandbySql) =>
  query<{ number: number; team: number; captain: boolean }[]>`(${sql
    .select({
      played: query`coalesce(json_agg(json_build_object('number', ${matchPlayers.number}, 'team', ${matchPlayers.team},
        'captain', ${matchPlayers.captain})), '[]')`,
    })
    .from(matchPlayers)
    .where(
      and(eq(matchPlayers.gameId, participants.gameId), eq(matchPlayers.participantId, participants.id)),
    )})`

export type AppearanceRow = Awaited<ReturnType<typeof selectAppearances>>[number]

/** Games of the people with accounts in a group. Guests have no identity beyond one game. */
export const appearancesInGroup = (
  sql: StandbySql,
  groupId: string,
  season: Season,
): Promise<AppearanceRow[]> => selectAppearances(sql, and(eq(games.groupId, groupId), within(season)))

export const appearancesOfUser = (
  sql: StandbySql,
  userId: string,
  season: Season,
): Promise<AppearanceRow[]> => selectAppearances(sql, and(eq(participants.userId, userId), within(season)))

/** The ended matches of these games, in the order of play. */
export const endedMatchesIn = (sql: StandbySql, gameIds: readonly string[]) =>
  gameIds.length === 0
    ? Promise.resolve([])
    : sql
        .select()
        .from(matches)
        .where(and(inArray(matches.gameId, [...gameIds]), eq(matches.state, 'ended')))
        .orderBy(asc(matches.gameId), asc(matches.number))

export async function namesOf(sql: StandbySql, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(desc(users.id))
  return new Map(rows.map(({ id, firstName, lastName }) => [id, fullName(firstName, lastName)]))
}
