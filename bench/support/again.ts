import { newId } from '../../apps/server/src/platform/ids.ts'
import { type Asked, type Pool, sayAgain } from './listen.ts'

/** Where the game of a recorded command stood: nothing else in its statements is that large. */
export const RECORDED_AT = 7_000_000

/** What a command said to the database. */
export interface Recorded {
  asked: readonly Asked[]
  gameId: string
  /** Ids in it that are new each time it is said. */
  words: readonly string[]
}

const LEAST = /^begin|^commit|from "games" .*for update|insert into "game_log"|update "games"|pg_notify/i

/** The least that a command has to do: hold the game, keep the entry and the state, tell. */
export const leastOf = ({ asked, ...rest }: Recorded): Recorded => ({
  ...rest,
  asked: asked.filter(({ text }) => LEAST.test(text)),
})

/** The statements of a command, said for other games one after another, each at its own next version. */
export class Again {
  readonly #pool: Pool
  readonly #recorded: Recorded
  readonly #versions = new Map<string, number>()

  constructor(pool: Pool, recorded: Recorded) {
    this.#pool = pool
    this.#recorded = recorded
  }

  press(gameId: string): Promise<void> {
    const { asked, gameId: was, words } = this.#recorded
    const instead = [[was, gameId] as const, ...words.map((word) => [word, newId()] as const)]
    const say = (text: string) => instead.reduce((said, [from, to]) => said.replaceAll(from, to), text)
    return sayAgain(this.#pool, asked, (statement) => {
      // asked for only when its turn comes: the version is known once the game is held
      const above = this.#versionFor(gameId, statement.text) - RECORDED_AT - 1
      return statement.values.map((value) => {
        if (typeof value === 'string') return say(value)
        return value === RECORDED_AT || value === RECORDED_AT + 1 ? value + above : value
      })
    })
  }

  #versionFor(gameId: string, text: string): number {
    // the recorded entry itself is in the copies' logs
    const known = this.#versions.get(gameId) ?? RECORDED_AT + 1
    const version = text.startsWith('insert into "game_log"') ? known + 1 : known
    this.#versions.set(gameId, version)
    return version
  }
}
