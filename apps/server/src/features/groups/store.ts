import { GAME_CLOSES_AFTER_MS } from '@turnout/rules/calendar'
import type { Game } from '@turnout/rules/game'
import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  or,
  type Placeholder,
  sql as query,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { first, type Sql, type StandbySql } from '../../platform/db/database.ts'
import { type Placeholders, prepared } from '../../platform/db/prepared.ts'
import { pictureUrl } from '../../platform/files/picture-names.ts'
import { deleteUpload } from '../../platform/files/store.ts'
import { uploads } from '../../platform/files/tables.ts'
import { users } from '../accounts/tables.ts'
import { events } from '../events/tables.ts'
import { games, HAS_CUP, matches } from '../game/tables.ts'
import { members } from '../members/tables.ts'
import { addSearchWords } from '../search/public.ts'
import type { StartedGame } from './schedule.ts'
import { wordsText } from './search-text.ts'
import { groups } from './tables.ts'

export type GroupRow = typeof groups.$inferSelect
export type NewGroupRow = typeof groups.$inferInsert

const isLiveGroup = (groupId: string | Placeholder) => and(eq(groups.id, groupId), isNull(groups.deletedAt))

/** The group, unless it is deleted. */
export const findGroup = (sql: Sql, groupId: string): Promise<GroupRow | null> =>
  first(sql.select().from(groups).where(isLiveGroup(groupId)))

/**
 * Deletes the row of a picture, unless it is shown: as a group's venue, for an event, or as a profile picture. Returns
 * whether it did; the sweep removes its files. The row is locked, so that no one starts to use it in between.
 */
export async function deleteUnlessShown(sql: Sql, pictureId: string): Promise<boolean> {
  await sql.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, pictureId)).for('update')
  const urls = (['large', 'small'] as const).map((size) => pictureUrl(pictureId, size))
  const isShown =
    (await sql.$count(groups, eq(groups.venueImage, pictureId))) > 0 ||
    (await sql.$count(events, eq(events.picture, pictureId))) > 0 ||
    (await sql.$count(users, inArray(users.profileImageUrl, urls))) > 0
  if (!isShown) await deleteUpload(sql, pictureId)
  return !isShown
}

/** The group, locked until the transaction ends. Taken before any lock on its games or members. */
export const lockGroup = (sql: Sql, groupId: string): Promise<GroupRow | null> =>
  first(sql.select().from(groups).where(isLiveGroup(groupId)).for('update'))

/** The same; null also if another transaction has locked it, because this one does not wait. */
export const lockGroupIfFree = (sql: Sql, groupId: string): Promise<GroupRow | null> =>
  first(sql.select().from(groups).where(isLiveGroup(groupId)).for('update', { skipLocked: true }))

/** The group, protected from deletion and change until the transaction ends. Other transactions may share this lock. */
export const shareGroup = (sql: Sql, groupId: string): Promise<GroupRow | null> =>
  first(selectGroupForShare(sql, { groupId }))

const selectGroupForShare = prepared(
  'select-group-for-share',
  (sql, { groupId }: Placeholders<{ groupId: string }>) =>
    sql.select().from(groups).where(isLiveGroup(groupId)).for('share'),
)

export async function addGroup(sql: Sql, group: NewGroupRow): Promise<GroupRow> {
  const [added] = await sql.insert(groups).values(group).returning()
  await addSearchWords(sql, wordsText(group))
  return added!
}

export async function changeGroup(
  sql: Sql,
  groupId: string,
  changes: Partial<NewGroupRow>,
): Promise<GroupRow> {
  const [changed] = await sql.update(groups).set(changes).where(eq(groups.id, groupId)).returning()
  if (changes.searchText) await addSearchWords(sql, wordsText(changed!))
  return changed!
}

const ownMembership = alias(members, 'mine')

/** Counted on every read, because a stored count drifts. */
const MEMBER_COUNT = query<number>`(
  select count(*)::int from ${members}
  where ${members.groupId} = ${groups.id} and ${members.state} in ('member', 'admin'))`

/** Only counted for admins, who decide about requests. */
const PENDING_COUNT = query<number | null>`(
  select count(*)::int from ${members}
  where ${ownMembership.state} = 'admin' and ${members.groupId} = ${groups.id} and ${members.state} = 'pending')`

const IS_CLOSED = query<boolean>`coalesce(${games.evening} -> 'play' -> 'now' ->> 'is' = 'closed', false)`
/** Ended before Play Ball. */
const IS_CALLED_OFF = query`${games.evening} ->> 'calledOff' is not null`
const NOW = query`${games.evening} -> 'play' -> 'now'`
/** Like `isUnderWay` of the rules. */
const IS_UNDER_WAY = query<boolean>`coalesce(${NOW} ->> 'is' in ('match', 'toss') or ${NOW} ->> 'startsAt' is not null, false)`
const ENDS_AT = query<number>`(${games.evening} -> 'settings' ->> 'sessionEndsAt')::float8`
/** Like `closesAt` of the rules. */
const CLOSES_AT = query<number>`greatest(${ENDS_AT},
  coalesce((${games.evening} ->> 'lastPressAt')::float8, ${ENDS_AT}) + ${GAME_CLOSES_AFTER_MS}::float8)`

/**
 * The begun games of a group that can still matter today. Two days back in UTC cover yesterday in every time zone, and
 * lists unpack no older games. The tables are named, because a query with only one table leaves their names out, and
 * "id" would then be the game's own.
 */
export const startedGamesColumn = (now: number | Placeholder) => query<StartedGame[]>`(
  select coalesce(json_agg(begun), '[]') from (
    select ${games}.id as "gameId", ${games.date} as "date",
      ${games.evening} -> 'settings' -> 'sessionStartsAt' as "startsAt",
      ${games.evening} -> 'settings' -> 'sessionEndsAt' as "endsAt",
      jsonb_typeof(${games.evening} -> 'play') = 'object' as "hasPlayBegun",
      jsonb_array_length(${games.evening} -> 'participants') > 0 as "hasArrivals",
      ${CLOSES_AT} as "closesAt",
      ${IS_UNDER_WAY} as "isUnderWay",
      ${IS_CLOSED} or ${IS_CALLED_OFF} as "isClosed",
      ${games.evening} -> 'calledOff' as "calledOffAt"
    from ${games} where ${games}.group_id = ${groups}.id and ${games.version} > 0
      and ${games.date} >= (to_timestamp(${now}::float8 / 1000) at time zone 'UTC')::date - 2) as begun)`

export async function findStartedGames(sql: Sql, groupId: string, now: number): Promise<StartedGame[]> {
  const [row] = await sql
    .select({ startedGames: startedGamesColumn(now) })
    .from(groups)
    .where(eq(groups.id, groupId))
  return row?.startedGames ?? []
}

/** The person for whom groups are read, or null for a visitor; and the time. */
type Viewer = { userId: string | null; now: number }

/** A group with its counts and one person's membership: everything that its page shows, in one query. */
const selectGroupViews = (sql: StandbySql, { userId, now }: Placeholders<Viewer>, where: SQL | undefined) =>
  sql
    .select({
      group: getTableColumns(groups),
      memberCount: MEMBER_COUNT,
      pendingCount: PENDING_COUNT,
      startedGames: startedGamesColumn(now),
      state: ownMembership.state,
    })
    .from(groups)
    .leftJoin(ownMembership, and(eq(ownMembership.groupId, groups.id), eq(ownMembership.userId, userId)))
    .where(and(isNull(groups.deletedAt), where))

export const findGroupViews = prepared(
  'find-group-views',
  (sql: StandbySql, values: Placeholders<Viewer & { ids: string[] }>) =>
    selectGroupViews(sql, values, query`${groups.id} = any(${values.ids}::uuid[])`),
)

export type GroupView = Awaited<ReturnType<typeof findGroupViews>>[number]

export const findGroupView = (sql: Sql, groupId: string, viewer: Viewer): Promise<GroupView | null> =>
  first(findGroupViews(sql, { ids: [groupId], ...viewer }))

/** The groups that this person belongs to or has a pending request for. */
export const findGroupViewsOf = prepared('find-group-views-of', (sql, viewer: Placeholders<Viewer>) =>
  selectGroupViews(sql, viewer, query`${ownMembership.state} in ('pending', 'member', 'admin')`),
)

/** Like `isGameOver` of the rules. A game of long ago is over, without reading its snapshot. */
export const isOverAt = (now: number) =>
  query`(${games.date} < (to_timestamp(${now / 1000}::float8) at time zone 'UTC')::date - 2 or ${IS_CLOSED}
    or ${now}::float8 >= case when ${IS_UNDER_WAY} then ${CLOSES_AT} else ${ENDS_AT} end)`

/** Ended by hand or by the clock, whether or not a match was played. */
export const IS_ENDED = or(IS_CLOSED, IS_CALLED_OFF)

/** Those of these dates whose game was ended, whether or not a match was played. */
export const endedGameDates = (sql: Sql, groupId: string, dates: readonly string[]) =>
  sql
    .select({ date: games.date })
    .from(games)
    .where(and(eq(games.groupId, groupId), inArray(games.date, [...dates]), IS_ENDED))

/** The latest games in which a match has ended; they may still be under way. */
export async function findLatestGames(sql: StandbySql, groupId: string, max: number) {
  const played = await sql
    .select({
      id: games.id,
      date: games.date,
      players: query<number>`jsonb_array_length(${games.evening} -> 'participants')`,
      isClosed: IS_CLOSED,
      isUnderWay: IS_UNDER_WAY,
      endsAt: ENDS_AT,
      closesAt: CLOSES_AT,
      cupGame: query<Game | null>`case when ${HAS_CUP} then ${games.evening} end`.mapWith(games.evening),
    })
    .from(games)
    .where(and(eq(games.groupId, groupId), exists(endedMatches(sql, eq(matches.gameId, games.id)))))
    .orderBy(desc(games.date))
    .limit(max)
  const ids = played.map(({ id }) => id)
  const rows = ids.length > 0 ? await endedMatches(sql, inArray(matches.gameId, ids)) : []
  return played.map((game) => ({
    ...game,
    matches: rows.filter(({ gameId }) => gameId === game.id),
  }))
}

export type PlayedGame = Awaited<ReturnType<typeof findLatestGames>>[number]

const endedMatches = (sql: StandbySql, where: SQL) =>
  sql
    .select()
    .from(matches)
    .where(and(where, eq(matches.state, 'ended')))
    .orderBy(matches.number)
