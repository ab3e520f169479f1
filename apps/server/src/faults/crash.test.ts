import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aroundNow, CANAL_SIDE, kickOff, startGame } from '../testing/evening.ts'
import { expectWhole } from '../testing/invariants.ts'
import { type Person, person } from '../testing/people.ts'
import { Phones } from '../testing/phones.ts'
import { postmasterOf, treeOf } from '../testing/processes.ts'
import { Program } from '../testing/program.ts'
import { compare, spread, tell } from '../testing/toll.ts'

/** Of each kind. */
const KILLS = Number(process.env.KILLS ?? 2)
const CLIENTS = 6
const MATCH_S = 3_600

let program: Program
beforeAll(async () => {
  program = await Program.make()
})
afterAll(() => program.remove())

async function killProgram(): Promise<void> {
  await program.stop('SIGKILL')
  await program.start()
}

/** `immediate`, as the database's own manager says: no good-bye to anybody, no checkpoint. */
const endDatabase = (signal: NodeJS.Signals) => async () => {
  const before = postmasterOf(program.dataDir)
  process.kill(before, signal)
  while (isThere(before)) await sleep(5)
  await program.ready()
  expect(program.isGone, 'the program stays up').toBe(false)
}

/** Program, guard and every process of the database: the next start recovers from the log. */
async function killTree(): Promise<void> {
  const tree = treeOf(program.pid ?? 0)
  expect(tree.length).toBeGreaterThan(3)
  execFileSync('kill', ['-9', ...tree.map(String)])
  await program.stop('SIGKILL')
  await program.start()
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const WAYS: [name: string, end: () => Promise<void>][] = [
  ['the program alone', killProgram],
  ['the postmaster alone', endDatabase('SIGKILL')],
  ['the database at once', endDatabase('SIGQUIT')],
  ['the whole tree', killTree],
]

test(
  '[I1] [I7] [I22] killed in mid-match, program or database or both, no press is lost, none counts twice, and a whistle that was slept through is blown',
  async () => {
    await program.start()
    const { ada, others, gameId, a } = await program.onItsDatabase(async (server) => {
      const ada = await person(server, 'Ada')
      const others = await Promise.all(['Ben', 'Cleo'].map((name) => person(server, name, { admin: true })))
      const match_rules = { win: { by: 'time' }, duration_s: MATCH_S } as const
      const { gameId } = await startGame(ada, { ...CANAL_SIDE, ...aroundNow(), match_rules })
      return { ada, others, gameId, ...(await kickOff(ada, gameId)) }
    })
    const game = { params: { gameId } }
    const hands = [ada, ...others]
    const score = async () =>
      (await program.call(getGameState, game, ada)).reply.current_match?.team_a_score ?? 0

    for (const [name, kill] of WAYS) {
      const phones = new Phones(program.call)
      const before = await score()
      let pressing = true
      const client = async (who: Person) => {
        // one in five is sent twice on purpose
        for (let press = 0; pressing; press += 1)
          await phones.surely(
            changeScore,
            { ...game, body: { team_id: a, action: 'increment' } },
            who,
            press % 5 ? 1 : 2,
          )
      }
      const clients = Promise.all(
        Array.from({ length: CLIENTS }, (_, nr) => client(hands[nr % hands.length] ?? ada)),
      )
      const more = async (presses: number) => {
        const enough = phones.total + presses
        while (phones.total < enough) await Promise.race([clients, sleep(5)])
      }
      const backAfter: number[] = []
      for (let kills = 0; kills < KILLS; kills += 1) {
        await more(5)
        await sleep(100 + Math.random() * 500)
        const began = performance.now()
        await kill()
        backAfter.push(performance.now() - began)
      }
      await more(10)
      pressing = false
      await clients

      const toll = compare(phones.acknowledged, new Map([['changeScore', (await score()) - before]]))
      tell(`crash, ${name}`, { rounds: KILLS, ...toll }, `ready again ${spread(backAfter)}`)
      expect(toll, name).toMatchObject({ lost: 0, doubled: 0 })
      expect(
        [...phones.triedAgain.keys()].filter((status) => ![0, 503].includes(status)),
        name,
      ).toEqual([])
      await program.onItsDatabase(expectWhole)
    }

    const kept = await score()
    const { clock } = (await program.call(getGameState, game, ada)).reply
    await program.stop('SIGKILL')
    await program.startLater(MATCH_S * 1000 + 60_000)
    const later = await program.call(getGameState, game, ada)
    expect(later.reply.completed_matches).toMatchObject([
      { number: 1, team_a_score: kept, completed_at: clock.ends_at, winner_id: a, played_s: MATCH_S },
    ])
    await program.onItsDatabase(expectWhole)
  },
  60_000 + KILLS * WAYS.length * 30_000,
)
