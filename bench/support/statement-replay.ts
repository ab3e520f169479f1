import type { createPool } from '../../apps/server/src/platform/db/pool.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import type { Statement } from '../../apps/server/src/testing/capture-statements.ts'

export type Pool = ReturnType<typeof createPool>

/** The version of the game of a recorded command: no other value in its statements is that large. */
export const RECORDED_VERSION = 7_000_000

/** The statements of a command. */
export interface Recorded {
  statements: readonly Statement[]
  gameId: string
  /** Ids in them that are new each time. */
  uniqueIds: readonly string[]
}

const WRITE = /insert into game_log/i
const REQUIRED = /^begin|^commit|for update|insert into game_log/i

/** The minimum of a command: lock the game, and write the entry, the snapshot and the message. */
export const requiredStatements = ({ statements, ...rest }: Recorded): Recorded => ({
  ...rest,
  statements: statements.filter(({ text }) => REQUIRED.test(text)),
})

/** Replays the statements of a command for other games one after another, each at its own next version. */
export class StatementReplay {
  readonly #pool: Pool
  readonly #recorded: Recorded
  readonly #versions = new Map<string, number>()

  constructor(pool: Pool, recorded: Recorded) {
    this.#pool = pool
    this.#recorded = recorded
  }

  run(gameId: string): Promise<void> {
    const { statements, gameId: recordedGameId, uniqueIds } = this.#recorded
    const replacements = [[recordedGameId, gameId] as const, ...uniqueIds.map((id) => [id, newId()] as const)]
    const substitute = (text: string) =>
      replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text)
    return replayStatements(this.#pool, statements, (statement) => {
      // computed only now: the version is known once the game is locked
      const offset = this.#nextVersion(gameId, statement.text) - RECORDED_VERSION - 1
      return statement.values.map((value) => {
        if (typeof value === 'string') return substitute(value)
        return value === RECORDED_VERSION || value === RECORDED_VERSION + 1 ? value + offset : value
      })
    })
  }

  #nextVersion(gameId: string, text: string): number {
    // the logs of the copies contain the recorded entry
    const known = this.#versions.get(gameId) ?? RECORDED_VERSION + 1
    const version = WRITE.test(text) ? known + 1 : known
    this.#versions.set(gameId, version)
    return version
  }
}

/** Sends the same statements again on one connection, without other work between them. */
export async function replayStatements(
  pool: Pool,
  statements: readonly Statement[],
  valuesOf = ({ values }: Statement) => values,
): Promise<void> {
  const client = await pool.connect()
  try {
    for (const statement of statements) {
      const { name, text } = statement
      await client.query({ text, ...(name && { name }) }, valuesOf(statement))
    }
  } finally {
    client.release()
  }
}
