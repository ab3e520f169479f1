import type { createPool } from '../../apps/server/src/platform/db/pool.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import type { Statement } from '../../apps/server/src/testing/capture-statements.ts'

export type Pool = ReturnType<typeof createPool>

/** Where the game of a recorded command stood: nothing else in its statements is that large. */
export const RECORDED_VERSION = 7_000_000

/** What a command said to the database. */
export interface Recorded {
  statements: readonly Statement[]
  gameId: string
  /** Ids in it that are new each time it is said. */
  uniqueIds: readonly string[]
}

const WRITE = /insert into game_log/i
const REQUIRED = /^begin|^commit|for update|insert into game_log/i

/** The least that a command has to do: lock the game, and write the entry, the state and the notice. */
export const requiredStatements = ({ statements, ...rest }: Recorded): Recorded => ({
  ...rest,
  statements: statements.filter(({ text }) => REQUIRED.test(text)),
})

/** The statements of a command, said for other games one after another, each at its own next version. */
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
      // asked for only when its turn comes: the version is known once the game is held
      const offset = this.#nextVersion(gameId, statement.text) - RECORDED_VERSION - 1
      return statement.values.map((value) => {
        if (typeof value === 'string') return substitute(value)
        return value === RECORDED_VERSION || value === RECORDED_VERSION + 1 ? value + offset : value
      })
    })
  }

  #nextVersion(gameId: string, text: string): number {
    // the recorded entry itself is in the copies' logs
    const known = this.#versions.get(gameId) ?? RECORDED_VERSION + 1
    const version = WRITE.test(text) ? known + 1 : known
    this.#versions.set(gameId, version)
    return version
  }
}

/** The same statements again on one connection, with nothing between them. */
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
