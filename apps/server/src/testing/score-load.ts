import { setTimeout as sleep } from 'node:timers/promises'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import type { Sql } from '../platform/db/database.ts'
import { CANAL_SIDE, createStartedGame, kickOff, sessionAroundNow } from './game-setup.ts'
import { compareCounts } from './loss-report.ts'
import { expectOneOrder } from './one-order.ts'
import { type Person, person } from './people.ts'
import type { Call, Program } from './program.ts'
import { RetryingClients } from './retrying-clients.ts'

export const MATCH_S = 3_600

/** A match of an hour that no goal ends, with the clock running, and people who may score. */
export interface RunningMatch {
  gameId: string
  groupId: string
  team: string
  people: [Person, ...Person[]]
}

export const runningMatch = (program: Program, group: object = {}): Promise<RunningMatch> =>
  program.withDatabase(async (server) => {
    const ada = await person(server, 'Ada')
    const others = await Promise.all(['Ben', 'Cleo'].map((name) => person(server, name, { admin: true })))
    const match_rules = { win: { by: 'time' }, duration_s: MATCH_S } as const
    const { gameId, groupId } = await createStartedGame(ada, {
      ...CANAL_SIDE,
      ...sessionAroundNow(),
      match_rules,
      ...group,
    })
    const { a: team } = await kickOff(ada, gameId)
    return { gameId, groupId, team, people: [ada, ...others] }
  })

/**
 * Clients that send goals without a pause, each goal under its own key and one in five twice, until they are stopped.
 */
export class ScoreLoad {
  readonly clients: RetryingClients
  readonly #match: RunningMatch
  readonly #clients: Promise<unknown>
  #before = { goals: 0, version: 0 }
  #running = true

  private constructor(call: Call, match: RunningMatch, many: number) {
    this.clients = new RetryingClients(call)
    this.#match = match
    this.#clients = Promise.all(Array.from({ length: many }, (_, index) => this.#runClient(index)))
  }

  static async begin(call: Call, match: RunningMatch, many: number): Promise<ScoreLoad> {
    const before = await boardOf(call, match)
    const load = new ScoreLoad(call, match, many)
    load.#before = before
    return load
  }

  async #runClient(index: number): Promise<void> {
    const { gameId, team, people: hands } = this.#match
    const who = hands[index % hands.length] ?? hands[0]
    const body = { team_id: team, action: 'increment' } as const
    for (let count = 0; this.#running; count += 1) {
      const press = { params: { gameId }, body }
      await this.clients.callUntilAnswered(changeScore, press, who, count % 5 ? 1 : 2)
    }
  }

  /** Waits until this many more have been acknowledged. */
  async waitFor(presses: number): Promise<void> {
    const enough = this.clients.total + presses
    while (this.clients.total < enough) await Promise.race([this.#clients, sleep(5)])
  }

  /** Waits for all answers, then compares the acknowledged goals with the score. */
  async stopAndReport(call: Call): Promise<ReturnType<typeof compareCounts>> {
    this.#running = false
    await this.#clients
    const stored = (await boardOf(call, this.#match)).goals - this.#before.goals
    return compareCounts(this.clients.acknowledged, new Map([['changeScore', stored]]))
  }

  /** After the stop: all answers and the log of the game are one order. */
  expectOneOrder = (server: { deps: { sql: Sql } }): Promise<void> =>
    expectOneOrder(server, {
      gameId: this.#match.gameId,
      answers: this.clients.answers,
      after: this.#before.version,
    })
}

async function boardOf(call: Call, { gameId, people: hands }: RunningMatch) {
  const { reply } = await call(getGameState, { params: { gameId } }, hands[0])
  return { goals: reply.current_match?.team_a_score ?? 0, version: reply.version }
}
