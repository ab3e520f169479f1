import { isEqual } from '@turnout/rules/deep-equal'
import { evolve, INITIAL_GAME } from '@turnout/rules/game'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { loadTeamIds, type ServedCommand } from '../features/game/public.ts'
import { gameLog, games } from '../features/game/tables.ts'
import * as gameDay from '../features/game-day/endpoints.ts'
import * as liveMatch from '../features/live-match/endpoints.ts'
import type { Sql } from '../platform/db/database.ts'
import { encodeReply } from '../platform/http/parse-request.ts'
import { idempotencyKeys } from '../platform/http/tables.ts'

const isCommand = (served: object): served is ServedCommand => 'replyFromLog' in served

const COMMANDS: ReadonlyMap<string, ServedCommand> = new Map(
  Object.values({ ...gameDay, ...liveMatch })
    .filter(isCommand)
    .map((command) => [command.endpoint.name, command]),
)

/**
 * The stored answers that differ from the log at their version, read as one order of commands. Answers with names
 * of people are left out, because a name may have changed.
 */
export async function wrongAnswers(sql: Sql): Promise<string[]> {
  const answered = await sql
    .selectDistinct({ id: games.id })
    .from(games)
    .innerJoin(idempotencyKeys, eq(idempotencyKeys.logId, games.id))
    .orderBy(games.id)
  const found: string[] = []
  for (const { id } of answered) found.push(...(await wrongAnswersIn(sql, id)))
  return found
}

async function wrongAnswersIn(sql: Sql, gameId: string): Promise<string[]> {
  const ids = await loadTeamIds(sql, gameId)
  const kept = await sql
    .select({ version: idempotencyKeys.logVersion, key: idempotencyKeys.key, body: idempotencyKeys.body })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.logId, gameId), isNotNull(idempotencyKeys.body)))
  const answers = new Map(kept.map((answer) => [answer.version, answer]))
  const log = await sql.select().from(gameLog).where(eq(gameLog.gameId, gameId)).orderBy(asc(gameLog.version))
  const found: string[] = []
  let game = INITIAL_GAME
  for (const { version, command, at, events } of log) {
    game = events.reduce(evolve, game)
    const answer = answers.get(version)
    const served = COMMANDS.get(command)
    if (!answer || !served?.replyFromLog) continue
    const commandEvents = events.slice(events.findLastIndex(({ type }) => type === 'pressed') + 1)
    const result = { gameRow: { id: gameId, version }, game, events, commandEvents, at: at.getTime(), ids }
    const reply = encodeReply(served.endpoint, served.replyFromLog(result))
    if (!saysTheSame(JSON.parse(JSON.stringify(reply)), answer.body))
      found.push(
        `The answer to ${answer.key} is not what the log of game ${gameId} says at version ${version}.`,
      )
  }
  return found
}

/** Another version of the program may have had other fields, and other words in a sentence. */
function saysTheSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => saysTheSame(item, other[index]))
  if (isRecord(one) && isRecord(other))
    return Object.keys(one).every((name) => !(name in other) || saysTheSame(one[name], other[name]))
  return isEqual(one, other) || (isSentence(one) && isSentence(other))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSentence = (value: unknown): boolean => typeof value === 'string' && value.includes(' ')
