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

/** A request for a game by id or by link, made with a session, by a known person or by no one. */
export type ViewRequest = ({ gameId: string } | { link: string }) & { tokenHash?: string; userId?: string }

/** What can change between two polls. */
export interface ViewRow {
  now: string
  session: FoundSession | null
  /** The membership of the person, if there is one. */
  membership: MembershipRow | null
  /** Null where the game does not exist, or not any more. */
  gameId: string | null
  /** Changes with the game, its group or a name in it. */
  tag: string | null
}

const displayName = query`coalesce(${participants.guestName}, ${users.firstName} || ' ' || ${users.lastName})`

const NAMES = query<
  string | null
>`(select md5(string_agg(${displayName}, ',' order by ${participants.arrivalNo}))
  from ${participants} left join ${users} on ${users.id} = ${participants.userId} where ${participants.gameId} = ${games.id})`

/** Created before the server listens. */
const ERA = query<string>`(select ${instance.era}::text from ${instance})`

/** The xmin of a row changes with every write. For a game the version is enough, and it changes less often. */
const TAG = query<string>`concat_ws(' ', ${games.version}, ${groups}.xmin, ${NAMES}, ${ERA})`

const inLiveGroup = and(eq(groups.id, games.groupId), isNull(groups.deletedAt))

/**
 * Decides for many requests in one statement whether a poll has news and who may see it: one row for each request, in
 * their order. Phones poll often, so it reads neither the game nor its group. It reads session and membership by key
 * for each request, because joins of whole tables take three times as long to set up. The arrays are subqueries,
 * because PostgreSQL would plan the statement again whenever it sees how many requests there are.
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

/** A game as it is now, with the data that is shown with it. */
export interface ShownGame extends GameWithGroup {
  tag: string
  /** Changes when a name in the game changes. */
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
 * The rights of these sessions in the game's group, grouped by equal rights: a thousand watchers are three rows.
 * No row has a session that is over, or any session once the group is deleted.
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
      // one array as one value: with thousands of values each call would be a new statement to build and parse; and
      // unnested as a table: a prepared statement compares each session with one array element after the other
      .where(
        and(
          query`exists (select from unnest(${sessionIds}::uuid[]) as asked (id) where asked.id = ${sessions.id})`,
          gt(sessions.expiresAt, now),
        ),
      )
      .groupBy(query`1, 2, 3`)
  )
}
