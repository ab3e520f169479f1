import type { GameEvent } from '@turnout/rules/game'
import type { StoredEvent } from '@turnout/rules/hash-chain'
import { and, asc, desc, eq, gt, isNotNull, lte, max, notExists, sql as query } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { first, type Sql } from '../../platform/db/database.ts'
import { type Placeholders, prepared } from '../../platform/db/prepared.ts'
import { users } from '../accounts/tables.ts'
import type { CommandName } from './commands.ts'
import type { GameRow } from './store.ts'
import { gameLog } from './tables.ts'

/** The events from the first entry on, for a replay; with `untilVersion` only up to that entry. */
export async function loadEvents(sql: Sql, gameId: string, untilVersion?: number): Promise<GameEvent[]> {
  const entries = await sql
    .select({ events: gameLog.events })
    .from(gameLog)
    .where(
      and(
        eq(gameLog.gameId, gameId),
        untilVersion === undefined ? undefined : lte(gameLog.version, untilVersion),
      ),
    )
    .orderBy(asc(gameLog.version))
  return entries.flatMap(({ events }) => events)
}

export type LogRow = typeof gameLog.$inferSelect

/** The last entry of one of these commands, above `after`, that is not undone at this version of the game. */
export const findLastStandingEntry = (
  sql: Sql,
  { id, version }: Pick<GameRow, 'id' | 'version'>,
  { commands, after = 0 }: { commands: readonly CommandName[]; after?: number },
): Promise<LogRow | null> =>
  first(selectLastStandingEntry(sql, { id, version, commands: [...commands], after }))

type Search = { id: string; version: number; commands: string[] }

const isEntryOf = ({ id, version, commands }: Placeholders<Search>) =>
  and(
    eq(gameLog.gameId, id),
    lte(gameLog.version, version),
    gt(gameLog.own, 0),
    query`${gameLog.command} = any(${commands}::text[])`,
  )

const selectLastStandingEntry = prepared(
  'last-standing-entry',
  (sql, search: Placeholders<Search & { after: number }>) => {
    const { id, version, after } = search
    const undoing = alias(gameLog, 'undoing')
    const taken = sql
      .select({ one: query`1` })
      .from(undoing)
      .where(
        and(eq(undoing.gameId, id), eq(undoing.takesBack, gameLog.version), lte(undoing.version, version)),
      )
    return sql
      .select()
      .from(gameLog)
      .where(and(isEntryOf(search), gt(gameLog.version, after), notExists(taken)))
      .orderBy(desc(gameLog.version))
      .limit(1)
  },
)

/** The version of the last entry of these commands that changed something, undone or not; 0 without one. */
export async function lastVersionOf(
  sql: Sql,
  { id, version }: Pick<GameRow, 'id' | 'version'>,
  commands: readonly CommandName[],
): Promise<number> {
  const [last] = await selectLastVersion(sql, { id, version, commands: [...commands] })
  return last?.version ?? 0
}

const selectLastVersion = prepared('last-version', (sql, search: Placeholders<Search>) =>
  sql
    .select({ version: max(gameLog.version) })
    .from(gameLog)
    .where(isEntryOf(search)),
)

/** The command that an undo reverses, or that a redo repeats; any other entry is its own origin. */
export async function findOrigin(sql: Sql, entry: LogRow): Promise<LogRow> {
  if (entry.takesBack === null) return entry
  const undoing = await sql
    .select({ version: gameLog.version, target: gameLog.takesBack })
    .from(gameLog)
    .where(and(eq(gameLog.gameId, entry.gameId), isNotNull(gameLog.takesBack)))
  const targets = new Map(undoing.map(({ version, target }) => [version, target]))
  let version = entry.version
  for (let next = targets.get(version); next != null; next = targets.get(version)) version = next
  const [origin] = await sql
    .select()
    .from(gameLog)
    .where(and(eq(gameLog.gameId, entry.gameId), eq(gameLog.version, version)))
  return origin ?? entry
}

export async function isTakenBack(sql: Sql, gameId: string, version: number): Promise<boolean> {
  const [entry] = await sql
    .select({ version: gameLog.version })
    .from(gameLog)
    .where(and(eq(gameLog.gameId, gameId), eq(gameLog.takesBack, version)))
  return entry !== undefined
}

/** The log up to a version, with the present names. Its events are as stored, because the seals cover that form. */
export async function loadLogEntries(sql: Sql, gameId: string, version: number) {
  const entries = await sql
    .select({
      entry: {
        version: gameLog.version,
        at: gameLog.at,
        command: gameLog.command,
        actorId: gameLog.actorId,
      },
      events: query<StoredEvent[]>`${gameLog.events}`,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(gameLog)
    .leftJoin(users, eq(users.id, gameLog.actorId))
    .where(and(eq(gameLog.gameId, gameId), lte(gameLog.version, version)))
    .orderBy(asc(gameLog.version))
  return entries.map(({ entry: { version, at, command, actorId }, events, firstName, lastName }) => ({
    version,
    at: at.getTime(),
    command,
    events,
    by: actorId && `${firstName ?? ''} ${lastName ?? ''}`.trim(),
  }))
}
