import { fullName } from '@turnout/rules/full-name'
import type { ScheduledGame, ScheduledGameEvent } from '@turnout/rules/scheduled-game'
import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  sql as query,
} from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import { users } from '../accounts/tables.ts'
import { games, participants } from '../game/tables.ts'
import { startedGamesColumn } from '../groups/public.ts'
import { groups } from '../groups/tables.ts'
import { IS_APPROVED, members } from '../members/tables.ts'
import { attendanceSettings, scheduledGameLog, scheduledGames, scheduledGuests } from './tables.ts'

export type SettingsRow = typeof attendanceSettings.$inferSelect
export type ScheduledGameRow = typeof scheduledGames.$inferSelect
export type GuestRow = typeof scheduledGuests.$inferSelect

export const findSettings = (sql: Sql, groupId: string): Promise<SettingsRow | null> =>
  first(sql.select().from(attendanceSettings).where(eq(attendanceSettings.groupId, groupId)))

/** Whether a group asks who comes. A group without settings has never turned it on. */
export const isAsking = (settings: SettingsRow | null): settings is SettingsRow =>
  settings !== null && settings.mode !== 'off'

export async function setSettings(sql: Sql, row: SettingsRow): Promise<SettingsRow> {
  const { groupId, ...set } = row
  const [saved] = await sql
    .insert(attendanceSettings)
    .values(row)
    .onConflictDoUpdate({ target: attendanceSettings.groupId, set })
    .returning()
  return saved!
}

/** Groups with a due step of the clock, longest due first, without deleted groups. */
export const dueGroups = (sql: Sql, now: number, most: number): Promise<{ groupId: string }[]> =>
  sql
    .select({ groupId: attendanceSettings.groupId })
    .from(attendanceSettings)
    .innerJoin(groups, and(eq(groups.id, attendanceSettings.groupId), isNull(groups.deletedAt)))
    .where(lte(attendanceSettings.dueAt, new Date(now)))
    .orderBy(attendanceSettings.dueAt)
    .limit(most)

export async function nextDueAt(sql: Sql, now: number): Promise<number | null> {
  const [row] = await sql
    .select({ at: min(attendanceSettings.dueAt) })
    .from(attendanceSettings)
    .where(gt(attendanceSettings.dueAt, new Date(now)))
  return row?.at?.getTime() ?? null
}

export const setDueAt = (sql: Sql, groupId: string, at: number | null): Promise<unknown> =>
  sql
    .update(attendanceSettings)
    .set({ dueAt: at === null ? null : new Date(at) })
    .where(eq(attendanceSettings.groupId, groupId))

/** Makes this group due at that time at the latest. */
export async function bringForward(sql: Sql, settings: SettingsRow | null, at: number | null): Promise<void> {
  if (at === null || !isAsking(settings)) return
  if (!settings.dueAt || at < settings.dueAt.getTime()) await setDueAt(sql, settings.groupId, at)
}

/** Arrivals on these dates of a group, in their order. */
export const findArrivals = (sql: Sql, groupId: string, dates: readonly string[]) =>
  sql
    .select({ date: games.date, userId: participants.userId, arrivedAt: participants.arrivedAt })
    .from(participants)
    .innerJoin(games, eq(games.id, participants.gameId))
    .where(
      and(
        eq(games.groupId, groupId),
        inArray(games.date, [...dates]),
        isNull(participants.removedAt),
        isNotNull(participants.userId),
      ),
    )
    .orderBy(participants.arrivalNo)

export const findScheduledGames = (sql: Sql, ids: readonly string[]): Promise<ScheduledGameRow[]> =>
  sql
    .select()
    .from(scheduledGames)
    .where(inArray(scheduledGames.id, [...ids]))

/** Locks the row of a session; the first command creates it. */
export async function lockScheduledGame(
  sql: Sql,
  fresh: Omit<ScheduledGameRow, 'version'>,
): Promise<ScheduledGameRow> {
  await sql
    .insert(scheduledGames)
    .values({ ...fresh, version: 0 })
    .onConflictDoNothing()
  const [row] = await sql.select().from(scheduledGames).where(eq(scheduledGames.id, fresh.id)).for('update')
  return row!
}

/** Locks the stored games among these, always in the same order. */
export const lockScheduledGames = (sql: Sql, ids: readonly string[]): Promise<ScheduledGameRow[]> =>
  sql
    .select()
    .from(scheduledGames)
    .where(inArray(scheduledGames.id, [...ids]))
    .orderBy(scheduledGames.id)
    .for('update')

/** Locks all stored games of a group from a date on in that order, also on days that it has dropped. */
export function lockGamesSince(sql: Sql, groupId: string, from: string): Promise<ScheduledGameRow[]> {
  const date = query`${scheduledGames.game} -> 'session' ->> 'date'`
  return sql
    .select()
    .from(scheduledGames)
    .where(and(eq(scheduledGames.groupId, groupId), gte(date, from)))
    .orderBy(scheduledGames.id)
    .for('update')
}

export interface ScheduledLogEntry {
  command: string
  actorId: string | null
  at: number
  events: readonly ScheduledGameEvent[]
}

/** Writes the log entry and the snapshot. The caller has locked the row. */
export async function writeScheduledGame(
  sql: Sql,
  row: ScheduledGameRow,
  game: ScheduledGame,
  { at, ...entry }: ScheduledLogEntry,
): Promise<void> {
  const version = row.version + 1
  await sql.insert(scheduledGameLog).values({ ...entry, gameId: row.id, version, at: new Date(at) })
  await sql.update(scheduledGames).set({ version, game }).where(eq(scheduledGames.id, row.id))
}

export const findGuests = (sql: Sql, gameIds: readonly string[]): Promise<GuestRow[]> =>
  sql
    .select()
    .from(scheduledGuests)
    .where(inArray(scheduledGuests.gameId, [...gameIds]))

export async function changeGuestRows(
  sql: Sql,
  { added, removed }: { added: readonly GuestRow[]; removed: readonly GuestRow[] },
): Promise<void> {
  if (added.length > 0) await sql.insert(scheduledGuests).values([...added])
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await sql.delete(scheduledGuests).where(inArray(scheduledGuests.id, ids))
}

/** Approved members by name, which is the order of the lists. */
export async function findPeople(sql: Sql, groupId: string) {
  const { id: userId, firstName, lastName, profileImageUrl } = users
  const rows = await sql
    .select({ userId, firstName, lastName, profileImageUrl, isSpare: members.isSpare })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.groupId, groupId), IS_APPROVED))
    .orderBy(users.firstName, users.lastName, users.id)
  return rows.map(({ firstName, lastName, ...person }) => ({
    ...person,
    name: fullName(firstName, lastName),
  }))
}

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number]

/** The stored games of a group from a slot on. */
export const findGamesSince = (sql: Sql, groupId: string, from: string): Promise<ScheduledGameRow[]> =>
  sql
    .select()
    .from(scheduledGames)
    .where(and(eq(scheduledGames.groupId, groupId), gte(scheduledGames.slot, from)))

/** Arrivals with an account, by date. */
export const findArrivalsSince = (sql: Sql, groupId: string, from: string) =>
  sql
    .select({ date: games.date, userId: query<string>`${participants.userId}` })
    .from(games)
    .innerJoin(
      participants,
      and(eq(participants.gameId, games.id), isNull(participants.removedAt), isNotNull(participants.userId)),
    )
    .where(and(eq(games.groupId, groupId), gte(games.date, from)))

/** The stored games of a group, latest slot first. */
export const findLatestGames = (sql: Sql, groupId: string, most: number): Promise<ScheduledGameRow[]> =>
  sql
    .select()
    .from(scheduledGames)
    .where(eq(scheduledGames.groupId, groupId))
    .orderBy(desc(scheduledGames.slot))
    .limit(most)

/** The number of people who have arrived on this date, including guests. */
export async function countArrivals(sql: Sql, groupId: string, date: string): Promise<number> {
  const [row] = await sql
    .select({ arrived: count() })
    .from(participants)
    .innerJoin(games, eq(games.id, participants.gameId))
    .where(and(eq(games.groupId, groupId), eq(games.date, date), isNull(participants.removedAt)))
  return row?.arrived ?? 0
}

/** Whether play has begun on this date. */
export async function hasPlayBegun(sql: Sql, groupId: string, date: string): Promise<boolean> {
  const began = query`jsonb_typeof(${games.evening} -> 'play') = 'object'`
  return (await sql.$count(games, and(eq(games.groupId, groupId), eq(games.date, date), began))) > 0
}

/** A person's groups, with their settings for asking. */
export const findGroupsOf = (sql: Sql, userId: string, now: number) =>
  sql
    .select({
      group: groups,
      settings: attendanceSettings,
      startedGames: startedGamesColumn(now),
      id: members.id,
      state: members.state,
      creator: query<boolean>`${groups.creatorId} = ${userId}`,
    })
    .from(members)
    .innerJoin(groups, eq(groups.id, members.groupId))
    .leftJoin(attendanceSettings, eq(attendanceSettings.groupId, groups.id))
    .where(and(eq(members.userId, userId), IS_APPROVED, isNull(groups.deletedAt)))
    .orderBy(groups.id)

/** Names of a person's guests for these games. */
export const deleteGuestsIn = (sql: Sql, gameIds: readonly string[], userId: string): Promise<unknown> =>
  sql
    .delete(scheduledGuests)
    .where(and(inArray(scheduledGuests.gameId, [...gameIds]), eq(scheduledGuests.userId, userId)))
