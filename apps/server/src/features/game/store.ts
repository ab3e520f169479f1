import { dueAt, isUnderWay } from '@turnout/rules/clock'
import { fullName } from '@turnout/rules/full-name'
import type { Game } from '@turnout/rules/game'
import { and, asc, eq, gt, gte, isNotNull, isNull, lte, sql as query, type SQL } from 'drizzle-orm'
import { DATABASE_NOW } from '../../platform/clock.ts'
import { first, type Sql } from '../../platform/db/database.ts'
import { type Placeholders, prepared, statement } from '../../platform/db/prepared.ts'
import { newId } from '../../platform/ids.ts'
import { users } from '../accounts/tables.ts'
import { groups } from '../groups/tables.ts'
import { clockWatch, games, participants, teams } from './tables.ts'

export type GameRow = typeof games.$inferSelect

export interface GameWithGroup {
  gameRow: GameRow
  group: typeof groups.$inferSelect
}

const inLiveGroups = and(eq(groups.id, games.groupId), isNull(groups.deletedAt))

export const findGame = (sql: Sql, gameId: string): Promise<GameRow | null> =>
  first(sql.select().from(games).where(eq(games.id, gameId)))

/** The game with its group; null if the group is deleted, as for an unknown game. */
export const findGameWithGroup = (sql: Sql, gameId: string): Promise<GameWithGroup | null> =>
  first(
    sql
      .select({ gameRow: games, group: groups })
      .from(games)
      .innerJoin(groups, inLiveGroups)
      .where(eq(games.id, gameId)),
  )

export const findGameOn = (sql: Sql, groupId: string, date: string): Promise<GameRow | null> =>
  first(
    sql
      .select()
      .from(games)
      .where(and(eq(games.groupId, groupId), eq(games.date, date))),
  )

/** The game of this date; the first caller creates it. The unique (group, date) decides, not a read before it. */
export async function findOrCreateGame(
  sql: Sql,
  groupId: string,
  date: string,
  initialGame: Game,
): Promise<string> {
  await sql
    .insert(games)
    .values({ id: newId(), groupId, date, version: 0, evening: initialGame })
    .onConflictDoNothing()
  const [game] = await sql
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.groupId, groupId), eq(games.date, date)))
  if (!game)
    throw new Error(`The game of ${date} was neither made nor found. Was its group deleted in between?`)
  return game.id
}

/** For a group that is about to change its venue: games that are over keep the old venue and time zone. */
export const keepVenue = (
  sql: Sql,
  { id, venueName, timeZone }: { id: string; venueName: string; timeZone: string },
  isOver: SQL,
) =>
  sql
    .update(games)
    .set({ venueName, timeZone })
    .where(and(eq(games.groupId, id), isOver, isNull(games.venueName)))

const BACKFILL_WINDOW_MS = 30 * 24 * 3_600_000

/**
 * Older versions stored games without the time at which the clock closes them. Games of the last weeks get it if they
 * are under way or still open.
 */
export async function backfillDueTimes(sql: Sql, now: number): Promise<void> {
  const isRecent = gte(games.date, new Date(now - BACKFILL_WINDOW_MS).toISOString().slice(0, 10))
  const withoutDueTime = await sql
    .select()
    .from(games)
    .where(and(isNull(games.dueAt), gt(games.version, 0), isRecent))
  for (const { id, version, evening: game } of withoutDueTime) {
    const due = dueAt(game)
    // a game that was closed by then without an entry in its log stays as it is, and sends no late notifications
    if (due !== null && (isUnderWay(game) || now < due))
      await sql
        .update(games)
        .set({ dueAt: new Date(due) })
        .where(and(eq(games.id, id), eq(games.version, version), isNull(games.dueAt)))
  }
}

/** A deleted group's clock is stopped: nothing in its games is settled until the operator restores the group. */
export const dueGames = (sql: Sql, now: number) =>
  sql
    .select({ id: games.id, dueAt: games.dueAt })
    .from(games)
    .innerJoin(groups, inLiveGroups)
    .where(lte(games.dueAt, new Date(now)))
    .orderBy(games.dueAt)

/**
 * The time now, and when (ms) the clock next has to act in a game, without those that cannot be settled now. Runs
 * after every command on any game.
 */
export async function nextDue(sql: Sql, excludedIds: readonly string[]) {
  const [row] = await selectNextDue(sql, { excludedIds: [...excludedIds] })
  return { now: row?.now ?? '', at: row?.at ?? null }
}

const selectNextDue = prepared('next-due', (sql, { excludedIds }: Placeholders<{ excludedIds: string[] }>) =>
  statement<{ now: string; at: number | null }>(
    sql,
    query`select ${DATABASE_NOW} as now, (
        select (extract(epoch from ${games.dueAt}) * 1000)::float8 from ${games} join ${groups} on ${inLiveGroups}
        where ${games.dueAt} is not null and ${games.id} <> all(${excludedIds}::uuid[])
        order by ${games.dueAt} limit 1) as at`,
  ),
)

/** A closing is due too, but it is not a countdown that could move. */
const isCountingDown = query`coalesce(${games.evening} -> 'play' -> 'now' ->> 'startsAt',
  ${games.evening} -> 'play' -> 'now' -> 'match' -> 'clock' ->> 'endsAt') is not null`

/** Games with a final whistle or a start to come. */
export async function gamesCountingDown(sql: Sql): Promise<string[]> {
  const rows = await selectCountingDown(sql, {})
  return rows.map(({ id }) => id)
}

const selectCountingDown = prepared('games-counting-down', (sql) =>
  sql
    .select({ id: games.id })
    .from(games)
    .innerJoin(groups, inLiveGroups)
    .where(and(isNotNull(games.dueAt), isCountingDown))
    .orderBy(games.id),
)

/** Locked until the commit: if two nodes see the clock set back, the second finds it handled. */
export async function lockLastClockReading(sql: Sql): Promise<number | null> {
  await insertClockWatch(sql, {})
  const [row] = await selectClockWatch(sql, {})
  return row?.seenAt?.getTime() ?? null
}

const insertClockWatch = prepared('insert-clock-watch', (sql) =>
  sql.insert(clockWatch).values({ id: 1 }).onConflictDoNothing(),
)
const selectClockWatch = prepared('lock-clock-watch', (sql) => sql.select().from(clockWatch).for('update'))

export const saveClockReading = (sql: Sql, at: number | null): Promise<unknown> =>
  sql.update(clockWatch).set({ seenAt: at === null ? null : new Date(at) })

/** A game has as many team rows as the group allows teams; their ids never change. */
export async function ensureTeams(sql: Sql, gameId: string, max: number): Promise<void> {
  const rows = Array.from({ length: max }, (_, index) => ({ id: newId(), gameId, number: index + 1 }))
  await sql.insert(teams).values(rows).onConflictDoNothing()
}

export async function loadTeamIds(sql: Sql, gameId: string): Promise<Map<number, string>> {
  const rows = await selectTeams(sql, { gameId })
  return new Map(rows.map(({ number, id }) => [number, id]))
}

const selectTeams = prepared('select-teams', (sql, { gameId }: Placeholders<{ gameId: string }>) =>
  sql.select().from(teams).where(eq(teams.gameId, gameId)).orderBy(asc(teams.number)),
)

export type ParticipantRow = typeof participants.$inferSelect

/** A person who is or was at the game, with the name to show. */
export interface GamePerson {
  id: string
  name: string
  userId: string | null
  row: ParticipantRow
}

/** All people who are or were at this game, by participant id; with an id, only this person. */
export async function loadPeople(
  sql: Sql,
  gameId: string,
  id: string | null = null,
): Promise<Map<string, GamePerson>> {
  const rows = await selectPeople(sql, { gameId, id })
  return new Map(
    rows.map(({ row, firstName, lastName }) => [
      row.id,
      {
        id: row.id,
        userId: row.userId,
        row,
        name: row.guestName ?? fullName(firstName ?? '', lastName ?? ''),
      },
    ]),
  )
}

const selectPeople = prepared(
  'select-people',
  (sql, { gameId, id }: Placeholders<{ gameId: string; id: string | null }>) =>
    sql
      .select({ row: participants, firstName: users.firstName, lastName: users.lastName })
      .from(participants)
      .leftJoin(users, eq(users.id, participants.userId))
      .where(and(eq(participants.gameId, gameId), query`coalesce(${participants.id} = ${id}::uuid, true)`))
      .orderBy(asc(participants.arrivalNo)),
)

/** For an arrival, also for one after a removal from the list. */
export async function upsertParticipant(sql: Sql, row: typeof participants.$inferInsert): Promise<void> {
  const { gameId: _, id: __, ...columns } = row
  await sql
    .insert(participants)
    .values(row)
    .onConflictDoUpdate({
      target: [participants.gameId, participants.id],
      set: { ...columns, removedAt: null },
    })
}

export const markRemoved = (sql: Sql, gameId: string, id: string, at: number): Promise<unknown> =>
  sql
    .update(participants)
    .set({ removedAt: new Date(at) })
    .where(and(eq(participants.gameId, gameId), eq(participants.id, id), isNull(participants.removedAt)))

/** The contacts of guests are deleted a month after the game (docs/security.md E7). */
export const deleteGuestContacts = (sql: Sql): Promise<unknown> =>
  sql
    .update(participants)
    .set({ guestEmail: null, guestPhone: null })
    .where(
      and(
        query`${participants.arrivedAt} < now() - interval '30 days'`,
        query`num_nonnulls(${participants.guestEmail}, ${participants.guestPhone}) > 0`,
      ),
    )
