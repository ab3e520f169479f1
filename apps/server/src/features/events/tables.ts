import { EVENT_STATES } from '@turnout/contract/event-card'
import { EVENT_HOSTS, type Event } from '@turnout/contract/events'
import type { Attendance, AttendanceEvent } from '@turnout/rules/attendance'
import { INTERESTS } from '@turnout/rules/words'
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
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, referenceTo } from '../../platform/db/columns.ts'
import { optionalUnitVector } from '../../platform/db/unit-vector.ts'
import { uploads } from '../../platform/files/tables.ts'
import { users } from '../accounts/tables.ts'
import { groups } from '../groups/tables.ts'

export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    state: text({ enum: EVENT_STATES }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Null in a draft that leaves it open, like the date, the hours and the venue. */
    category: text({ enum: INTERESTS }),
    date: date({ mode: 'string' }),
    /** HH:MM in the venue's time zone. */
    startTime: text(),
    endTime: text(),
    /** From the pin, else from the host's group, else from the phone that sent the event. */
    timeZone: text().notNull(),
    startsAt: instant(),
    endsAt: instant(),
    venueName: text(),
    venueAddress: text(),
    venueLatitude: doublePrecision(),
    venueLongitude: doublePrecision(),
    picture: uuid().references(() => uploads.id),
    drawnCover: integer().notNull().default(0),
    price: text().notNull(),
    guestsAllowed: boolean().notNull(),
    hostType: text({ enum: EVENT_HOSTS }).notNull(),
    /** The host, the owner of the business, or the admin who made it for the group. */
    hostUserId: referenceTo(() => users.id),
    hostGroupId: uuid().references(() => groups.id),
    /** The hours and the venue before their last change since publication; null where they did not change. */
    movedFrom: jsonb().$type<Event['moved_from']>(),
    reason: text(),
    cancelledAt: instant(),
    /** The secret of the code that hosts show at the venue. */
    venueSecret: text().notNull().default(sql`gen_random_uuid()::text`),
    /** The attendance: the snapshot of the log, and the numbers that lists need. */
    attendance: jsonb().$type<Attendance>().notNull(),
    places: integer(),
    goingCount: integer().notNull(),
    waitingCount: integer().notNull(),
    /** What a search reads, as `searchText` writes it at the publication and at each change; empty in a draft. */
    searchText: text().notNull().default(''),
    /** The version of the last entry in the log; 0 without one. */
    version: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('events_of_user').on(table.hostUserId, table.createdAt),
    index('events_of_group').on(table.hostGroupId).where(sql`${table.hostGroupId} is not null`),
    index('events_end').on(table.endsAt),
    // with the end, so that counting a thousand events reads no rows of the table
    index('events_soonest')
      .on(table.startsAt, table.id, table.endsAt)
      .where(sql`${table.state} = 'published'`),
    index('events_of_category')
      .on(table.category, table.startsAt, table.id, table.endsAt)
      .where(sql`${table.state} = 'published'`),
    index('events_search')
      .using('gin', sql`${table.searchText} gin_trgm_ops`)
      .where(sql`${table.state} = 'published'`),
    index('events_nearest')
      .using('gist', optionalUnitVector(table.venueLatitude, table.venueLongitude))
      .where(sql`${table.state} = 'published'`),
    index('events_picture').on(table.picture).where(sql`${table.picture} is not null`),
    check('events_places', sql`${table.places} between 2 and 1000`),
    check('events_host', sql`(${table.hostType} = 'group') = (${table.hostGroupId} is not null)`),
    check('events_pin', sql`(${table.venueLatitude} is null) = (${table.venueLongitude} is null)`),
    check('events_hours', sql`${table.startsAt} < ${table.endsAt}`),
    check(
      'events_whole',
      sql`${table.state} = 'draft' or (${table.category} is not null and ${table.startsAt} is not null
        and ${table.venueName} is not null and ${table.venueAddress} is not null)`,
    ),
  ],
)

/** The append-only log of answers and places: who did what and when, and what followed from it. */
export const eventLog = pgTable(
  'event_log',
  {
    eventId: referenceTo(() => events.id),
    version: integer().notNull(),
    command: text().notNull(),
    actorId: uuid().notNull(),
    at: instant().notNull(),
    events: jsonb().$type<readonly AttendanceEvent[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.version] }),
    index('event_log_of_person').on(table.actorId),
  ],
)

/** Names of guests. The log has only their ids, so that a name can be erased. */
export const eventGuests = pgTable(
  'event_guests',
  {
    id: uuid().primaryKey(),
    eventId: referenceTo(() => events.id),
    userId: referenceTo(() => users.id),
    name: text().notNull(),
  },
  (table) => [
    index('event_guests_of_event').on(table.eventId),
    index('event_guests_of_user').on(table.userId),
  ],
)

/** [Z-18] Who has arrived: people, and guests by their own ids. */
export const eventArrivals = pgTable(
  'event_arrivals',
  {
    eventId: referenceTo(() => events.id),
    id: uuid().notNull(),
    /** The person, or the person who brings the guest. */
    userId: referenceTo(() => users.id),
    at: instant().notNull(),
    method: text({ enum: ['position', 'code', 'host'] }).notNull(),
    /** Metres; coordinates themselves are never stored. */
    distanceM: doublePrecision(),
    accuracyM: doublePrecision(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.id] }),
    index('event_arrivals_of_user').on(table.userId),
  ],
)
