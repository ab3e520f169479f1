import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { gameLog } from '../features/game/tables.ts'
import type { Sql } from '../platform/db/database.ts'
import { idempotencyKeys } from '../platform/http/tables.ts'

/** An acknowledged command: when it was first sent, when the answer arrived, and its version in the log. */
export interface Answered {
  command: string
  version: number
  sentAt: number
  answeredAt: number
}

type LogEntry = Pick<Answered, 'command' | 'version'>

/**
 * Contradictions between the answers and the log as one order of commands: an answer without a log entry of its
 * command, an entry with two answers or none, and a command that was sent after the answer to another one but is
 * before it in the log. One pass by version finds all of them, because the order is known.
 */
export function breaksOfOneOrder(answers: readonly Answered[], log: readonly LogEntry[]): string[] {
  const breaks: string[] = []
  const entries = new Map(log.map(({ version, command }) => [version, command]))
  const byVersion = new Map<number, Answered>()
  for (const answer of answers) {
    const { command, version } = answer
    if (byVersion.has(version)) breaks.push(`two answers name version ${version}`)
    byVersion.set(version, answer)
    if (entries.get(version) !== command) breaks.push(`version ${version} is no ${command} in the log`)
  }
  let earliestAnswer = Number.POSITIVE_INFINITY
  for (const version of [...entries.keys()].toSorted((one, other) => other - one)) {
    const answer = byVersion.get(version)
    if (!answer) {
      breaks.push(`nobody was told of version ${version}`)
      continue
    }
    if (answer.sentAt > earliestAnswer)
      breaks.push(`version ${version} was sent after a later one was answered`)
    earliestAnswer = Math.min(earliestAnswer, answer.answeredAt)
  }
  return breaks
}

interface AnsweredGame {
  gameId: string
  /** By the key of the command. */
  answers: ReadonlyMap<string, Omit<Answered, 'version'>>
  /** The version before the first of them. */
  after?: number
}

/** All answers about a game and its log are one order. A command that changed nothing has no entry. */
export async function expectOneOrder(
  { deps: { sql } }: { deps: { sql: Sql } },
  { gameId, answers, after = 0 }: AnsweredGame,
): Promise<void> {
  const kept = await sql
    .select({ key: idempotencyKeys.key, version: idempotencyKeys.logVersion })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.logId, gameId))
  const commands = [...new Set([...answers.values()].map(({ command }) => command))]
  const log = await sql
    .select({ version: gameLog.version, command: gameLog.command })
    .from(gameLog)
    .where(
      and(
        ...[eq(gameLog.gameId, gameId), gt(gameLog.version, after)],
        ...[isNotNull(gameLog.actorId), inArray(gameLog.command, commands)],
      ),
    )
  const answered = kept.flatMap(({ key, version }) => {
    const answer = answers.get(key)
    return answer && version !== null ? [{ ...answer, version }] : []
  })
  expect(breaksOfOneOrder(answered, log)).toEqual([])
}
