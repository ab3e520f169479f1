import { parseEvents, parseSnapshot, storedSnapshot } from '@turnout/contract/game-codec'
import type { Game, GameEvent } from '@turnout/rules/game'
import type { StoredEvent } from '@turnout/rules/hash-chain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, referenceTo } from '../../platform/db/columns.ts'
import { users } from '../accounts/tables.ts'
import { groups } from '../groups/tables.ts'

/** The snapshot of a game, in the stored form of `game-codec`. */
const snapshot = customType<{ data: Game; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (game) => JSON.stringify(storedSnapshot(game)),
  fromDriver: parseSnapshot,
})

/** Events are parsed when they are read. The seals read the column as it is stored. */
const events = customType<{ data: readonly GameEvent[]; driverData: string | readonly StoredEvent[] }>({
  dataType: () => 'jsonb',
  toDriver: (list) => JSON.stringify(list),
  fromDriver: (stored) => parseEvents(typeof stored === 'string' ? JSON.parse(stored) : stored),
})

/** A cup match has ended in it. The index has the same expression, so that lists do not unpack other games. */
export const HAS_CUP = sql`jsonb_path_exists("games"."evening", '$.play.ended[*].reason ? (@.because == "cup-match")')`

/** The game of a group on one local date: the snapshot of its log. */
export const games = pgTable(
  'games',
  {
    id: uuid().primaryKey(),
    groupId: referenceTo(() => groups.id),
    date: date({ mode: 'string' }).notNull(),
    /** Rises by one with every entry of the log. */
    version: integer().notNull(),
    evening: snapshot().notNull(),
    /** When the clock next acts: a final whistle, an automatic start or the closing. */
    dueAt: instant(),
    /** Drawn before anyone chooses a side; published after the toss. */
    tossSecret: text(),
    /** Where it was played, if the group has changed its venue since. Null: at the group's venue. */
    venueName: text(),
    timeZone: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('games_one_a_date').on(table.groupId, table.date),
    index('games_with_cup').on(table.groupId, table.date).where(HAS_CUP),
    index('games_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
)

/** One row: when a node last read the time while a countdown ran, to notice a clock that is set back. */
export const clockWatch = pgTable(
  'clock_watch',
  { id: integer().primaryKey(), seenAt: instant() },
  (table) => [check('clock_watch_one', sql`${table.id} = 1`)],
)

/** The append-only log: who did what and when, and everything that followed. */
export const gameLog = pgTable(
  'game_log',
  {
    gameId: referenceTo(() => games.id),
    version: integer().notNull(),
    command: text().notNull(),
    /** Null for the clock. */
    actorId: uuid(),
    at: instant().notNull(),
    events: events().notNull(),
    /** How many events at the end are undone with this entry; the events before them stay. */
    own: integer().notNull(),
    /** Number of the match that was on when the command was given. */
    match: integer(),
    /** The entry that this one takes back. */
    takesBack: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.version] }),
    unique('game_log_taken_back_once').on(table.gameId, table.takesBack),
  ],
)

/** Who is at the pitch. The log has only ids; names and contacts are here, where they can be erased. */
export const participants = pgTable(
  'participants',
  {
    gameId: referenceTo(() => games.id),
    /** The membership id of a member, or the guest's own id. */
    id: uuid().notNull(),
    userId: uuid().references(() => users.id),
    guestName: text(),
    guestEmail: text(),
    guestPhone: text(),
    arrivalNo: integer().notNull(),
    arrivedAt: instant().notNull(),
    method: text({ enum: ['position', 'code', 'admin', 'guest'] }).notNull(),
    /** Metres; coordinates themselves are never stored. */
    distanceM: doublePrecision(),
    accuracyM: doublePrecision(),
    removedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.id] }),
    unique('participants_arrival').on(table.gameId, table.arrivalNo),
    index('participants_of_person').on(table.userId).where(sql`${table.userId} is not null`),
    uniqueIndex('participants_once').on(table.gameId, table.userId).where(sql`${table.removedAt} is null`),
    check('participants_somebody', sql`num_nonnulls(${table.userId}, ${table.guestName}) = 1`),
  ],
)

export const teams = pgTable(
  'teams',
  {
    id: uuid().primaryKey(),
    gameId: referenceTo(() => games.id),
    number: integer().notNull(),
  },
  (table) => [
    unique('teams_number').on(table.gameId, table.number),
    check('teams_range', sql`${table.number} between 1 and 16`),
  ],
)

/** A place in a team. One place per person and one person per place, also with parallel requests. */
export const teamSlots = pgTable(
  'team_slots',
  {
    gameId: uuid().notNull(),
    team: integer().notNull(),
    slot: integer().notNull(),
    participantId: uuid().notNull(),
    captain: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.team, table.slot] }),
    unique('team_slots_once').on(table.gameId, table.participantId),
    uniqueIndex('team_slots_one_captain').on(table.gameId, table.team).where(sql`${table.captain}`),
    foreignKey({
      columns: [table.gameId, table.participantId],
      foreignColumns: [participants.gameId, participants.id],
    }),
    foreignKey({ columns: [table.gameId, table.team], foreignColumns: [teams.gameId, teams.number] }),
    check('team_slots_range', sql`${table.slot} between 1 and 30`),
  ],
)

/** Matches as rows, for results and history; the database allows one current match per game at most. */
export const matches = pgTable(
  'matches',
  {
    gameId: referenceTo(() => games.id),
    number: integer().notNull(),
    teamA: integer().notNull(),
    teamB: integer().notNull(),
    scoreA: integer().notNull(),
    scoreB: integer().notNull(),
    winner: integer(),
    state: text({ enum: ['on', 'ended'] }).notNull(),
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.number] }),
    uniqueIndex('matches_one_on').on(table.gameId).where(sql`${table.state} = 'on'`),
    check('matches_scores', sql`${table.scoreA} >= 0 and ${table.scoreB} >= 0`),
    check('matches_two_teams', sql`${table.teamA} <> ${table.teamB}`),
    check(
      'matches_winner',
      sql`${table.winner} is null or ${table.winner} in (${table.teamA}, ${table.teamB})`,
    ),
    check('matches_ended', sql`(${table.state} = 'ended') = (${table.endedAt} is not null)`),
  ],
)

/** Who played an ended match, and for which team: for statistics, because teams change later. */
export const matchPlayers = pgTable(
  'match_players',
  {
    gameId: uuid().notNull(),
    number: integer().notNull(),
    participantId: uuid().notNull(),
    team: integer().notNull(),
    captain: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.number, table.participantId] }),
    foreignKey({
      columns: [table.gameId, table.number],
      foreignColumns: [matches.gameId, matches.number],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.gameId, table.participantId],
      foreignColumns: [participants.gameId, participants.id],
    }),
  ],
)
