import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aroundNow, CANAL_SIDE, kickOff, startGame } from '../testing/evening.ts'
import { expectWhole } from '../testing/invariants.ts'
import { person } from '../testing/people.ts'
import { Phones } from '../testing/phones.ts'
import { callAt } from '../testing/program.ts'
import { type SideBySide, sideBySide } from '../testing/side-by-side.ts'
import { compare, spread, tell } from '../testing/toll.ts'
import { Watcher } from '../testing/watchers.ts'

/** Each is one node stopped and started again. */
const RESTARTS = Number(process.env.RESTARTS ?? 2)
const CLIENTS = 4
const WATCHERS = 4

let both: SideBySide
beforeAll(async () => {
  both = await sideBySide({ DRAIN_SECONDS: '1' })
})
afterAll(() => both.close())

test('[I28] a line that a browser has opened and not used keeps nobody from stopping in order', async () => {
  const { hostname, port } = new URL(both.a.origin)
  const line = connect(Number(port), hostname).on('error', () => {})
  await once(line, 'connect')
  expect(await both.a.stop()).toBe(0)
  await both.a.start()
})

test(
  '[I28] two nodes are restarted in turn while phones press: no press is lost or refused, and watchers are asked to come back',
  async () => {
    const { ada, gameId, a } = await both.a.onItsDatabase(async (server) => {
      const ada = await person(server, 'Ada')
      const match_rules = { win: { by: 'time' }, duration_s: 3_600 } as const
      const { gameId } = await startGame(ada, { ...CANAL_SIDE, ...aroundNow(), match_rules })
      return { ada, gameId, ...(await kickOff(ada, gameId)) }
    })
    const game = { params: { gameId } }
    const phones = new Phones(callAt(both.proxy.origin))
    const watchers = Array.from({ length: WATCHERS }, () => new Watcher(both.proxy.origin, gameId, ada.token))
    let pressing = true
    const client = async () => {
      while (pressing) {
        await phones.surely(changeScore, { ...game, body: { team_id: a, action: 'increment' } }, ada)
        // a hand presses twenty times a second at most
        await sleep(CLIENTS * 60)
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client))
    const more = async (presses: number) => {
      const enough = phones.total + presses
      while (phones.total < enough) await Promise.race([clients, sleep(5)])
    }

    const stopped: number[] = []
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const node = restart % 2 ? both.b : both.a
      await more(8)
      const began = performance.now()
      expect(await node.stop()).toBe(0)
      stopped.push(performance.now() - began)
      await more(8)
      await node.start()
    }
    await more(8)
    pressing = false
    await clients

    const { version, current_match: match } = await phones.surely(getGameState, game, ada)
    await Promise.all(watchers.map((watcher) => watcher.shows(version)))
    const comebacks = watchers.reduce((sum, watcher) => sum + watcher.comebacks, 0)
    const byes = watchers.reduce((sum, watcher) => sum + watcher.byes, 0)
    await Promise.all(watchers.map((watcher) => watcher.close()))

    const toll = compare(phones.acknowledged, new Map([['changeScore', match?.team_a_score ?? 0]]))
    const again = [...phones.triedAgain].map(([status, times]) => `${times} after ${status || 'no answer'}`)
    tell(
      'nodes, restarted in turn under load',
      { rounds: RESTARTS, ...toll },
      `presses tried again: ${again.join(', ') || 'none'}; most tries ${phones.mostTries}; watchers came back ${comebacks} times, ${byes} when asked; stopped within ${spread(stopped)}`,
    )
    expect(toll).toMatchObject({ lost: 0, doubled: 0 })
    expect(phones.mostTries).toBeLessThanOrEqual(5)
    // nobody is cut off: each comes back because the node said good-bye
    expect(byes).toBe(comebacks)
    await both.a.onItsDatabase(expectWhole)
  },
  // a program alone starts in a second or two, and ten times as slowly on a machine that is busy with others
  300_000 + RESTARTS * 180_000,
)
