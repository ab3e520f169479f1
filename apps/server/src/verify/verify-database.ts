import { type Attendance, EMPTY_ATTENDANCE, evolveAttendance } from '@turnout/rules/attendance'
import { isEqual } from '@turnout/rules/deep-equal'
import { replay } from '@turnout/rules/game'
import { evolveScheduledGame, type ScheduledGame } from '@turnout/rules/scheduled-game'
import { asc, eq, sql as query } from 'drizzle-orm'
import { eventLog, events } from '../features/events/tables.ts'
import { loadEvents } from '../features/game/log-store.ts'
import { games } from '../features/game/tables.ts'
import { scheduledGameLog, scheduledGames } from '../features/scheduled-games/tables.ts'
import type { Sql } from '../platform/db/database.ts'
import { wrongAnswers } from './answers-of-games.ts'
import { GAME_VIOLATIONS, OTHER_VIOLATIONS } from './violations.ts'

/** One snapshot, because commands may arrive meanwhile. */
export const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** Every broken invariant, as a sentence with the id of the row that breaks it. */
async function brokenInvariants(sql: Sql): Promise<string[]> {
  const found: string[] = []
  const ofGames = Object.entries(GAME_VIOLATIONS).map(
    ([invariant, broken]) => [invariant, `select g.id from games g where ${broken}`] as const,
  )
  for (const [invariant, text] of [...ofGames, ...Object.entries(OTHER_VIOLATIONS)]) {
    const { rows } = await sql.execute<{ id: string }>(query.raw(text))
    found.push(...rows.map(({ id }) => `Not true of ${id}: ${invariant}.`))
  }
  return found
}

/** The ids of a table for which the check fails. Reads one row at a time, because all rows may not fit in memory. */
async function idsThatFail(
  sql: Sql,
  table: typeof games | typeof scheduledGames | typeof events,
  check: (id: string) => Promise<boolean>,
): Promise<string[]> {
  const failed: string[] = []
  for (const { id } of await sql.select({ id: table.id }).from(table).orderBy(table.id))
    if (!(await check(id))) failed.push(id)
  return failed
}

/** The games that differ from the replay of their log by the rules. */
const gamesThatDiffer = (sql: Sql): Promise<string[]> =>
  idsThatFail(sql, games, async (id) => {
    const [game] = await sql.select({ evening: games.evening }).from(games).where(eq(games.id, id))
    return isEqual(asStored(replay(await loadEvents(sql, id))), asStored(game?.evening))
  })

/** A field without a value is not stored. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** The scheduled games whose attendance differs from their log. */
const answersThatDiffer = (sql: Sql): Promise<string[]> =>
  idsThatFail(sql, scheduledGames, async (id) => {
    const [row] = await sql
      .select({ game: scheduledGames.game })
      .from(scheduledGames)
      .where(eq(scheduledGames.id, id))
    const log = await sql
      .select({ events: scheduledGameLog.events })
      .from(scheduledGameLog)
      .where(eq(scheduledGameLog.gameId, id))
      .orderBy(asc(scheduledGameLog.version))
    const { attendance } = row!.game
    const start: ScheduledGame = { ...row!.game, attendance: emptyLike(attendance), done: [] }
    const replayed = log.flatMap((entry) => entry.events).reduce(evolveScheduledGame, start)
    return isEqual(listsOf(replayed.attendance), listsOf(attendance))
  })

/** The events whose attendance differs from their log. */
const eventsThatDiffer = (sql: Sql): Promise<string[]> =>
  idsThatFail(sql, events, async (id) => {
    const [row] = await sql.select({ attendance: events.attendance }).from(events).where(eq(events.id, id))
    const log = await sql
      .select({ events: eventLog.events })
      .from(eventLog)
      .where(eq(eventLog.eventId, id))
      .orderBy(asc(eventLog.version))
    const { attendance } = row!
    const replayed = log.flatMap((entry) => entry.events).reduce(evolveAttendance, emptyLike(attendance))
    return isEqual(listsOf(replayed), listsOf(attendance))
  })

/** The number of places comes from the settings; who comes is from the log alone. */
const emptyLike = ({ places }: Attendance): Attendance => ({ ...EMPTY_ATTENDANCE, places })

const listsOf = ({ going, waiting, notGoing, replaced }: Attendance) => ({
  going,
  waiting: waiting.map(({ offered: _, ...entry }) => entry),
  notGoing,
  replaced,
})

export interface Verification {
  games: number
  scheduledGames: number
  events: number
  /** Sentences; empty when everything is right. */
  faults: string[]
}

/** Checks everything stored that can be checked, without changing it. */
export async function verifyDatabase(sql: Sql): Promise<Verification> {
  return {
    games: await sql.$count(games),
    scheduledGames: await sql.$count(scheduledGames),
    events: await sql.$count(events),
    faults: [
      ...(await gamesThatDiffer(sql)).map(
        (id) => `The log of game ${id} gives another game than the stored one.`,
      ),
      ...(await answersThatDiffer(sql)).map(
        (id) => `The log of the scheduled game ${id} gives other answers than the stored ones.`,
      ),
      ...(await eventsThatDiffer(sql)).map(
        (id) => `The log of the event ${id} gives other answers than the stored ones.`,
      ),
      ...(await wrongAnswers(sql)),
      ...(await brokenInvariants(sql)),
    ],
  }
}
