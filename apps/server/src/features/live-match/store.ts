import { and, eq, gt, isNull, sql as query } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { instance } from '../../platform/files/tables.ts'
import { sessions, users } from '../accounts/tables.ts'
import type { GameWithGroup } from '../game/public.ts'
import { games, participants } from '../game/tables.ts'
import { groups, members } from '../groups/tables.ts'
import { MEMBERSHIP_COLUMNS, type MembershipRow } from '../members/public.ts'

/** A game as it is now, its group, and who of those who ask about it has a place in that. */
export interface GameViewRow extends GameWithGroup {
  now: number
  /** Another one as soon as somebody in the game is called otherwise. */
  names: string | null
  era: string
  memberships: readonly (MembershipRow & { userId: string })[]
}

/** All that showing games stands on, in one question: phones ask it again and again. */
export const selectGameViews = (
  { sql, clock }: { sql: Sql; clock: Clock },
  gameIds: readonly string[],
  viewerIds: readonly string[],
): Promise<GameViewRow[]> =>
  sql
    .select({
      gameRow: games,
      group: groups,
      now: clock.column(),
      names: namesHashColumn(sql),
      era: eraColumn(sql),
      memberships: membershipsColumn(sql, viewerIds),
    })
    .from(games)
    .innerJoin(groups, and(eq(groups.id, games.groupId), isNull(groups.deletedAt)))
    .where(query`${games.id} = any(${query.param([...gameIds])}::uuid[])`)

const membershipsColumn = (sql: Sql, viewerIds: readonly string[]) =>
  query<GameViewRow['memberships']>`(${sql
    .select({
      memberships: query`coalesce(json_agg(json_build_object('userId', ${members.userId}, 'id', ${MEMBERSHIP_COLUMNS.id},
        'state', ${MEMBERSHIP_COLUMNS.state}, 'creator', ${MEMBERSHIP_COLUMNS.creator})), '[]')`,
    })
    .from(members)
    .where(
      and(
        eq(members.groupId, groups.id),
        query`${members.userId} = any(${query.param([...viewerIds])}::uuid[])`,
      ),
    )})`

const displayName = query`coalesce(${participants.guestName}, ${users.firstName} || ' ' || ${users.lastName})`

const namesHashColumn = (sql: Sql) =>
  query<string | null>`(${sql
    .select({ names: query`md5(string_agg(${displayName}, ',' order by ${participants.arrivalNo}))` })
    .from(participants)
    .leftJoin(users, eq(users.id, participants.userId))
    .where(eq(participants.gameId, games.id))})`

/** Drawn before the server listens. */
const eraColumn = (sql: Sql) => query<string>`(${sql.select({ era: instance.era }).from(instance)})::text`

/**
 * What these sessions are to this game's group right now, those that are the same together: a thousand who watch are
 * three rows and not a thousand. A session that is over, or of a deleted group, is in none of them.
 */
export const subscriberGroups = (
  sql: Sql,
  { gameId, whistle, now }: { gameId: string; whistle: string | null; now: number },
  sessionIds: readonly string[],
) => {
  const state = members.state
  const platformAdmin = query<boolean>`${users.role} = 'admin'`
  const hasWhistle = query<boolean>`coalesce(${members.id} = ${whistle}::uuid, false)`
  return (
    sql
      .select({
        state,
        platformAdmin,
        hasWhistle,
        sessionIds: query<string[]>`json_agg(${sessions.id})`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(games, eq(games.id, gameId))
      .innerJoin(groups, and(eq(groups.id, games.groupId), isNull(groups.deletedAt)))
      .leftJoin(members, and(eq(members.groupId, groups.id), eq(members.userId, users.id)))
      // as one value: as thousands of them, each round would be a statement of its own to put together and to read
      .where(
        and(
          query`${sessions.id} = any(${arrayLiteral(sessionIds)}::uuid[])`,
          gt(sessions.expiresAt, new Date(now)),
        ),
      )
      .groupBy(query`1, 2, 3`)
  )
}

/** Ids have nothing in them that a list of the database's would have to be kept from. */
const arrayLiteral = (ids: readonly string[]) => query.param(`{${ids.join(',')}}`)
