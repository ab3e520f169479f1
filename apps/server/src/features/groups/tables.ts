import type { Session } from '@turnout/rules/calendar'
import { DRAFT_ORDERS } from '@turnout/rules/game-events'
import { type HouseRules, SPECIFICATION_RULES } from '@turnout/rules/house-rules'
import type { OtherVenue } from '@turnout/rules/scheduled-game'
import type { Weekday } from '@turnout/rules/words'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, referenceTo } from '../../platform/db/columns.ts'
import { unitVector } from '../../platform/db/unit-vector.ts'
import { uploads } from '../../platform/files/tables.ts'
import { users } from '../accounts/tables.ts'

/** One date that is cancelled (no session), moved (to another date, other hours or another venue) or added. */
export interface SessionChange {
  /** The date of the weekly session, or of the added one. */
  slot: string
  session: Session | null
  /** For a cancelled session that has its own hours (D-11); without it, a cancelled one follows the group. */
  date?: string
  /** Missing or null: the group's own venue. */
  venue?: OtherVenue | null
}

/** A field that is missing, because an earlier version wrote the row, has the specification's value. */
const houseRules = customType<{ data: HouseRules; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (rules) => JSON.stringify(rules),
  fromDriver: (stored) => ({ ...SPECIFICATION_RULES, ...(stored as Partial<HouseRules>) }),
})

export const groups = pgTable(
  'sport_groups',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    sportsType: text().notNull(),
    venueName: text().notNull(),
    venueAddress: text().notNull(),
    venueLatitude: doublePrecision().notNull(),
    venueLongitude: doublePrecision().notNull(),
    venueRadius: integer().notNull(),
    venueImage: uuid().references(() => uploads.id),
    /** From the venue's coordinates; every 'today' of the group uses it. */
    timeZone: text().notNull(),
    playingDays: text().array().$type<Weekday[]>().notNull(),
    gameStartTime: text().notNull(),
    gameEndTime: text().notNull(),
    maxTeams: integer().notNull(),
    maxPlayersPerTeam: integer().notNull(),
    rules: text().notNull(),
    refereeRequired: boolean().notNull(),
    draftOrder: text({ enum: DRAFT_ORDERS }).notNull(),
    /** The venue code of each minute is computed from it; never shown. */
    venueSecret: text().notNull(),
    /** Dates to come that differ from the weekly ones; past ones are dropped with the next change. */
    sessionChanges: jsonb().$type<readonly SessionChange[]>().notNull().default([]),
    matchRules: houseRules().notNull(),
    /** What a search reads, as `searchText` writes it. */
    searchText: text().notNull(),
    creatorId: referenceTo(() => users.id),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    deletedAt: instant(),
  },
  (table) => [
    index('sport_groups_newest').on(table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
    index('sport_groups_newest_of_sport')
      .on(table.sportsType, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('sport_groups_search')
      .using('gin', sql`${table.searchText} gin_trgm_ops`)
      .where(sql`${table.deletedAt} is null`),
    index('sport_groups_nearest')
      .using('gist', unitVector(table.venueLatitude, table.venueLongitude))
      .where(sql`${table.deletedAt} is null`),
    index('sport_groups_by_creator').on(table.creatorId),
    check('sport_groups_teams', sql`${table.maxTeams} between 2 and 16`),
    check('sport_groups_players', sql`${table.maxPlayersPerTeam} between 1 and 30`),
    check('sport_groups_times', sql`${table.gameStartTime} <> ${table.gameEndTime}`),
    check('sport_groups_radius', sql`${table.venueRadius} between 50 and 1000`),
    check('sport_groups_draft_order', sql`${table.draftOrder} in ('team_by_team', 'alternating', 'snake')`),
    check('sport_groups_days', sql`cardinality(${table.playingDays}) between 1 and 7`),
  ],
)
