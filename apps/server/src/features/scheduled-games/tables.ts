import { ATTENDANCE_MODES } from '@turnout/contract/attendance-settings'
import type { ScheduledGame, ScheduledGameEvent } from '@turnout/rules/scheduled-game'
import type { Weekday } from '@turnout/rules/words'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, referenceTo } from '../../platform/db/columns.ts'
import { unitVector } from '../../platform/db/unit-vector.ts'
import { users } from '../accounts/tables.ts'
import { groups } from '../groups/tables.ts'

/** The settings for asking. A group without a row does not ask. */
export const attendanceSettings = pgTable(
  'attendance_settings',
  {
    groupId: uuid()
      .primaryKey()
      .references(() => groups.id),
    mode: text({ enum: ATTENDANCE_MODES }).notNull(),
    places: integer(),
    minimum: integer(),
    guestsAllowed: boolean().notNull(),
    fairPlaces: boolean().notNull(),
    /** The cost for each person in the smallest unit of the currency; both null if the game is free. */
    costAmount: integer(),
    costCurrency: text(),
    strangersMayFind: boolean().notNull().default(false),
    /** When a step for a session of this group is next due; null if the group does not ask. */
    dueAt: instant().defaultNow(),
  },
  (table) => [
    index('attendance_settings_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('attendance_settings_places', sql`${table.places} between 2 and 200`),
    check('attendance_settings_minimum', sql`${table.minimum} between 2 and 200`),
    check('attendance_settings_cost', sql`${table.costAmount} between 1 and 100000`),
    check(
      'attendance_settings_cost_whole',
      sql`(${table.costAmount} is null) = (${table.costCurrency} is null)`,
    ),
  ],
)

/** A session with an answer or a change: the snapshot of its log. */
export const scheduledGames = pgTable(
  'scheduled_games',
  {
    /** Derived from group and slot, so that a session has an id without a row. */
    id: uuid().primaryKey(),
    groupId: referenceTo(() => groups.id),
    slot: date({ mode: 'string' }).notNull(),
    version: integer().notNull(),
    game: jsonb().$type<ScheduledGame>().notNull(),
  },
  (table) => [unique('scheduled_games_slot').on(table.groupId, table.slot)],
)

/** The games to come that strangers may find; `open-games-store.ts` derives them from group, settings and answers. */
export const openGames = pgTable(
  'open_games',
  {
    /** The id of the scheduled game. */
    id: uuid().primaryKey(),
    groupId: referenceTo(() => groups.id),
    date: date({ mode: 'string' }).notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    venueName: text().notNull(),
    venueAddress: text().notNull(),
    venueLatitude: doublePrecision().notNull(),
    venueLongitude: doublePrecision().notNull(),
    places: integer(),
    goingCount: integer().notNull(),
    hasPlaces: boolean().notNull(),
    searchText: text().notNull(),
  },
  (table) => [
    index('open_games_of_group').on(table.groupId),
    index('open_games_soonest')
      .on(table.startsAt, table.id, table.groupId, table.date)
      .where(sql`${table.hasPlaces}`),
    index('open_games_search')
      .using('gin', sql`${table.searchText} gin_trgm_ops`)
      .where(sql`${table.hasPlaces}`),
    index('open_games_nearest')
      .using('gist', unitVector(table.venueLatitude, table.venueLongitude))
      .where(sql`${table.hasPlaces}`),
  ],
)

/** The append-only log: who did what and when, and the events. */
export const scheduledGameLog = pgTable(
  'scheduled_game_log',
  {
    gameId: referenceTo(() => scheduledGames.id),
    version: integer().notNull(),
    command: text().notNull(),
    /** Null for a step of the clock. */
    actorId: uuid(),
    at: instant().notNull(),
    events: jsonb().$type<readonly ScheduledGameEvent[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.version] })],
)

/** Names of guests. The log has only their ids, so that a name can be erased. */
export const scheduledGuests = pgTable(
  'scheduled_guests',
  {
    id: uuid().primaryKey(),
    gameId: referenceTo(() => scheduledGames.id),
    userId: referenceTo(() => users.id),
    name: text().notNull(),
  },
  (table) => [
    index('scheduled_guests_of_game').on(table.gameId),
    index('scheduled_guests_of_user').on(table.userId),
  ],
)

/** "I always come on Wednesdays", in one group. */
export const standingAnswers = pgTable(
  'standing_answers',
  {
    groupId: referenceTo(() => groups.id),
    userId: referenceTo(() => users.id),
    weekday: text().$type<Weekday>().notNull(),
    setAt: instant().notNull(),
    /** The day on which it was set, or the last game to which the person came. */
    since: date({ mode: 'string' }).notNull(),
    noShows: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId, table.weekday] }),
    index('standing_answers_of_user').on(table.userId),
  ],
)
