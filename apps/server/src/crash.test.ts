import { setTimeout as sleep } from 'node:timers/promises'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from './platform/ids.ts'
import { aroundNow, CANAL_SIDE, kickOff, startGame } from './testing/evening.ts'
import { expectWhole } from './testing/invariants.ts'
import { type Person, person } from './testing/people.ts'
import { Program } from './testing/program.ts'

const KILLS = Number(process.env.KILLS ?? 4)
const CLIENTS = 6
const MATCH_S = 3_600

let program: Program
beforeAll(async () => {
  program = await Program.make()
})
afterAll(() => program.remove())

test(
  '[I1] [I7] a program killed in mid-match loses no press, counts none twice, and blows the whistle it slept through',
  async () => {
    await program.start()
    const { ada, others, gameId, a } = await program.onItsDatabase(async (server) => {
      const ada = await person(server, 'Ada')
      const others = await Promise.all(['Ben', 'Cleo'].map((name) => person(server, name, { admin: true })))
      const match_rules = { win: { by: 'time' }, duration_s: MATCH_S } as const
      const { gameId } = await startGame(ada, { ...CANAL_SIDE, ...aroundNow(), match_rules })
      return { ada, others, gameId, ...(await kickOff(ada, gameId)) }
    })
    const hands = [ada, ...others]

    let pressing = true
    const acknowledged: string[] = []
    const press = (who: Person, key: string) =>
      program.call(changeScore, { params: { gameId }, body: { team_id: a, action: 'increment' } }, who, {
        'idempotency-key': key,
      })

    async function client(nr: number) {
      const who = hands[nr % hands.length] ?? ada
      while (pressing) {
        const key = newId()
        for (;;) {
          // one in five is sent twice on purpose
          const sent = acknowledged.length % 5 === 0 ? [press(who, key), press(who, key)] : [press(who, key)]
          const answers = await Promise.all(sent.map((one) => one.catch(() => null)))
          if (answers.some((answer) => answer?.status === 200)) break
          await sleep(20)
        }
        acknowledged.push(key)
      }
    }
    const clients = Array.from({ length: CLIENTS }, (_, nr) => client(nr))
    for (let kills = 0; kills < KILLS; kills += 1) {
      const before = acknowledged.length
      while (acknowledged.length < before + 5) await sleep(5)
      await sleep(Math.random() * 500)
      await program.stop('SIGKILL')
      await program.start()
    }
    const enough = acknowledged.length + 10
    while (acknowledged.length < enough) await sleep(5)
    pressing = false
    await Promise.all(clients)

    const score = async () =>
      (await program.call(getGameState, { params: { gameId } }, ada)).reply.current_match?.team_a_score
    expect(await score()).toBe(acknowledged.length)
    await program.onItsDatabase(expectWhole)

    const { reply } = await program.call(getGameState, { params: { gameId } }, ada)
    await program.stop('SIGKILL')
    await program.startLater(MATCH_S * 1000 + 60_000)
    const later = await program.call(getGameState, { params: { gameId } }, ada)
    expect(later.reply.completed_matches).toMatchObject([
      {
        number: 1,
        team_a_score: acknowledged.length,
        completed_at: reply.clock.ends_at,
        winner_id: a,
        played_s: MATCH_S,
      },
    ])
    await program.onItsDatabase(expectWhole)
  },
  60_000 + KILLS * 30_000,
)
