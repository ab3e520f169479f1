import { setTimeout as sleep } from 'node:timers/promises'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { aroundNow, CANAL_SIDE, kickOff, startGame } from './evening.ts'
import { type Person, person } from './people.ts'
import { Phones } from './phones.ts'
import type { Call, Program } from './program.ts'
import { compare } from './toll.ts'

export const MATCH_S = 3_600

/** A match of an hour that no goal ends, with the clock running, and who may press. */
export interface Running {
  gameId: string
  team: string
  hands: [Person, ...Person[]]
}

export const runningMatch = (program: Program, group: object = {}): Promise<Running> =>
  program.onItsDatabase(async (server) => {
    const ada = await person(server, 'Ada')
    const others = await Promise.all(['Ben', 'Cleo'].map((name) => person(server, name, { admin: true })))
    const match_rules = { win: { by: 'time' }, duration_s: MATCH_S } as const
    const { gameId } = await startGame(ada, { ...CANAL_SIDE, ...aroundNow(), match_rules, ...group })
    const { a: team } = await kickOff(ada, gameId)
    return { gameId, team, hands: [ada, ...others] }
  })

/** Many hands that press goals without a pause, each under its own key and one in five twice, until they are told to stop. */
export class Pressing {
  readonly phones: Phones
  readonly #match: Running
  readonly #clients: Promise<unknown>
  #before = 0
  #pressing = true

  private constructor(call: Call, match: Running, many: number) {
    this.phones = new Phones(call)
    this.#match = match
    this.#clients = Promise.all(Array.from({ length: many }, (_, nr) => this.#client(nr)))
  }

  static async begin(call: Call, match: Running, many: number): Promise<Pressing> {
    const before = await goalsOf(call, match)
    const pressing = new Pressing(call, match, many)
    pressing.#before = before
    return pressing
  }

  async #client(nr: number): Promise<void> {
    const { gameId, team, hands } = this.#match
    const who = hands[nr % hands.length] ?? hands[0]
    const body = { team_id: team, action: 'increment' } as const
    for (let press = 0; this.#pressing; press += 1)
      await this.phones.surely(changeScore, { params: { gameId }, body }, who, press % 5 ? 1 : 2)
  }

  /** Until so many more have been acknowledged. */
  async more(presses: number): Promise<void> {
    const enough = this.phones.total + presses
    while (this.phones.total < enough) await Promise.race([this.#clients, sleep(5)])
  }

  /** Every press gets its answer; then what was acknowledged against what is on the board. */
  async toll(call: Call): Promise<ReturnType<typeof compare>> {
    this.#pressing = false
    await this.#clients
    const kept = (await goalsOf(call, this.#match)) - this.#before
    return compare(this.phones.acknowledged, new Map([['changeScore', kept]]))
  }
}

async function goalsOf(call: Call, { gameId, hands }: Running): Promise<number> {
  const { reply } = await call(getGameState, { params: { gameId } }, hands[0])
  return reply.current_match?.team_a_score ?? 0
}
