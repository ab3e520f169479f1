import { and, eq, gt, isNull, sql as query } from 'drizzle-orm'
import { DATABASE_NOW } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { type Placeholders, prepared, statement } from '../../platform/db/prepared.ts'
import { instance } from '../../platform/files/tables.ts'
import { FOUND_SESSION, type FoundSession } from '../accounts/public.ts'
import { registrations, sessions, users } from '../accounts/tables.ts'
import type { GameWithGroup } from '../game/public.ts'
import { games, participants } from '../game/tables.ts'
import { groups } from '../groups/tables.ts'
import type { MembershipRow } from '../members/public.ts'
import { members } from '../members/tables.ts'
import { spectatorLinks } from './tables.ts'

/** What is asked about a game, by its id or by its link: by a session, by a person who is known already or by nobody. */
export type ViewRequest = ({ gameId: string } | { link: string }) & { tokenHash?: string; userId?: string }

/** What can change from one poll to the next. */
export interface ViewRow {
  now: string
  session: FoundSession | null
  /** What the person is to the group, when there is anything. */
  membership: MembershipRow | null
  /** Null where there is no such game, or not any more. */
  gameId: string | null
  /** Of the game, its group and the names in it: another one as soon as one of them is. */
  tag: string | null
}

const displayName = query`coalesce(${participants.guestName}, ${users.firstName} || ' ' || ${users.lastName})`

const NAMES = query<
  string | null
>`(select md5(string_agg(${displayName}, ',' order by ${participants.arrivalNo}))
  from ${participants} left join ${users} on ${users.id} = ${participants.userId} where ${participants.gameId} = ${games.id})`

/** Drawn before the server listens. */
const ERA = query<string>`(select ${instance.era}::text from ${instance})`

/** A row has another xmin after every change. Of a game the version says the same, and less often. */
const TAG = query<string>`concat_ws(' ', ${games.version}, ${groups}.xmin, ${NAMES}, ${ERA})`

const inLiveGroup = and(eq(groups.id, games.groupId), isNull(groups.deletedAt))

/**
 * Everything that decides whether a poll has news and who may hear it, in one statement and one row for each request,
 * in their order. Phones ask it again and again, so it reads neither the game nor its group. Session and membership are
 * read by their keys for one request after the other: joins of whole tables take three times as long to be set up. The
 * arrays are subqueries, because PostgreSQL plans the statement anew each time that it sees how many requests there are.
 */
const selectViews = prepared('select-views', (sql, values: Placeholders<RequestColumns>) =>
  statement<ViewRow>(
    sql,
    query`with asked as (
        select number, token_hash, user_id, coalesce(game_id,
          (select ${spectatorLinks.gameId} from ${spectatorLinks} where ${spectatorLinks.token} = link)) as game_id
        from unnest((select ${values.gameIds}::uuid[]), (select ${values.links}::text[]),
            (select ${values.tokenHashes}::text[]), (select ${values.userIds}::uuid[]))
          with ordinality as request (game_id, link, token_hash, user_id, number)
      ), shown as materialized (
        select ${games.id}, ${games.groupId}, ${groups.creatorId}, ${TAG} as tag
        from ${games} join ${groups} on ${inLiveGroup} where ${games.id} = any(array(select game_id from asked))
      )
      select ${DATABASE_NOW} as now, found.session, shown.id as "gameId", shown.tag,
        (select json_build_object('id', ${members.id}, 'state', ${members.state},
            'creator', shown.creator_id = ${members.userId})
          from ${members} where ${members.groupId} = shown.group_id
            and ${members.userId} = coalesce(found.user_id, asked.user_id)) as membership
      from asked
      left join lateral (
        select ${FOUND_SESSION} as session, ${users.id} as user_id from ${sessions}
        left join ${users} on ${users.id} = ${sessions.userId}
        left join ${registrations} on ${registrations.id} = ${sessions.registrationId}
        where ${sessions.tokenHash} = asked.token_hash offset 0
      ) as found on true
      left join shown on shown.id = asked.game_id
      order by number`,
  ),
)

type RequestColumns = Record<'gameIds' | 'links' | 'tokenHashes' | 'userIds', (string | null)[]>

export const loadViews = (sql: Sql, requests: readonly ViewRequest[]): Promise<ViewRow[]> =>
  selectViews(sql, {
    gameIds: requests.map((request) => ('gameId' in request ? request.gameId : null)),
    links: requests.map((request) => ('link' in request ? request.link : null)),
    tokenHashes: requests.map(({ tokenHash = null }) => tokenHash),
    userIds: requests.map(({ userId = null }) => userId),
  })

/** A game as it is now, with what showing it needs beside. */
export interface ShownGame extends GameWithGroup {
  tag: string
  /** Another one as soon as somebody in the game is called otherwise. */
  names: string | null
  era: string
}

export const selectShownGames = prepared(
  'select-shown-games',
  (sql, { ids }: Placeholders<{ ids: string[] }>) =>
    sql
      .select({ gameRow: games, group: groups, tag: TAG, names: NAMES, era: ERA })
      .from(games)
      .innerJoin(groups, inLiveGroup)
      .where(query`${games.id} = any(${ids}::uuid[])`),
)

/**
 * What these sessions are to this game's group right now, those that are the same together: a thousand who watch are
 * three rows and not a thousand. A session that is over, or of a deleted group, is in none of them.
 */
export const subscriberGroups = prepared('subscriber-groups', selectSubscriberGroups)

function selectSubscriberGroups(
  sql: Sql,
  {
    gameId,
    whistles,
    now,
    sessionIds,
  }: Placeholders<{ gameId: string; whistles: string[]; now: Date; sessionIds: string[] }>,
) {
  const state = members.state
  const platformAdmin = query<boolean>`${users.role} = 'admin'`
  const hasWhistle = query<boolean>`coalesce(${members.id} = any(${whistles}::uuid[]), false)`
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
      // as one value: as thousands of them, each round would be a statement of its own to put together and to read; and as
      // a table: a prepared statement compares each session with one value of an array after the other
      .where(
        and(
          query`exists (select from unnest(${sessionIds}::uuid[]) as asked (id) where asked.id = ${sessions.id})`,
          gt(sessions.expiresAt, now),
        ),
      )
      .groupBy(query`1, 2, 3`)
  )
}
