import type { Game } from '@turnout/rules/game'
import { and, eq, getTableColumns, gt, isNull, type Placeholder, sql as query, type SQL } from 'drizzle-orm'
import { DATABASE_NOW } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { type Placeholders, prepared } from '../../platform/db/prepared.ts'
import { instance } from '../../platform/files/tables.ts'
import { sessions, users } from '../accounts/tables.ts'
import type { GameRow, GameWithGroup } from '../game/public.ts'
import { games, participants } from '../game/tables.ts'
import { groups } from '../groups/tables.ts'
import { MEMBERSHIP_COLUMNS, type MembershipRow } from '../members/public.ts'
import { members } from '../members/tables.ts'

/** A game as it is now, its group, and who of those who ask about it has a place in that. */
export interface GameViewRow extends Pick<GameWithGroup, 'group'> {
  /** Without the game itself where its tag is known: to read and to parse it takes longer than all the rest. */
  gameRow: Omit<GameRow, 'evening'> & { evening: Game | null }
  tag: string
  now: string
  /** Another one as soon as somebody in the game is called otherwise. */
  names: string | null
  era: string
  memberships: readonly (MembershipRow & { userId: string })[]
}

/** Everything that showing games needs, in one statement: phones poll it again and again. */
export const selectGameViews = prepared(
  'select-game-views',
  (sql, values: Placeholders<{ gameIds: string[]; viewerIds: string[]; knownTags: string[] }>) => {
    const era = eraColumn(sql)
    const tag = query<string>`concat_ws(' ', ${games.id}, ${games.version}, ${era})`
    const unlessKnown = query`case when ${tag} = any(${values.knownTags}::text[]) then null else ${games.evening} end`
    return sql
      .select({
        gameRow: {
          ...getTableColumns(games),
          evening: unlessKnown.mapWith(games.evening) as SQL<Game | null>,
        },
        group: groups,
        tag,
        now: DATABASE_NOW,
        names: namesHashColumn(sql),
        era,
        memberships: membershipsColumn(sql, values.viewerIds),
      })
      .from(games)
      .innerJoin(groups, and(eq(groups.id, games.groupId), isNull(groups.deletedAt)))
      .where(query`${games.id} = any(${values.gameIds}::uuid[])`)
  },
)

const membershipsColumn = (sql: Sql, viewerIds: Placeholder<'viewerIds', string[]>) =>
  query<GameViewRow['memberships']>`(${sql
    .select({
      memberships: query`coalesce(json_agg(json_build_object('userId', ${members.userId}, 'id', ${MEMBERSHIP_COLUMNS.id},
        'state', ${MEMBERSHIP_COLUMNS.state}, 'creator', ${MEMBERSHIP_COLUMNS.creator})), '[]')`,
    })
    .from(members)
    .where(and(eq(members.groupId, groups.id), query`${members.userId} = any(${viewerIds}::uuid[])`))})`

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
export const subscriberGroups = prepared('subscriber-groups', selectSubscriberGroups)

function selectSubscriberGroups(
  sql: Sql,
  {
    gameId,
    whistle,
    now,
    sessionIds,
  }: Placeholders<{ gameId: string; whistle: string | null; now: Date; sessionIds: string[] }>,
) {
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
      .where(and(query`${sessions.id} = any(${sessionIds}::uuid[])`, gt(sessions.expiresAt, now)))
      .groupBy(query`1, 2, 3`)
  )
}
