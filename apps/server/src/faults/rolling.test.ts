import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CANAL_SIDE, createStartedGame, kickOff, sessionAroundNow } from '../testing/game-setup.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { compareCounts, latencySummary, reportLoss } from '../testing/loss-report.ts'
import { person } from '../testing/people.ts'
import { callAt } from '../testing/program.ts'
import { RetryingClients } from '../testing/retrying-clients.ts'
import { startTwoNodes, type TwoNodes } from '../testing/two-nodes.ts'
import { Watcher } from '../testing/watcher.ts'

/** Each is one node stopped and started again. */
const RESTARTS = Number(process.env.RESTARTS ?? 2)
const CLIENTS = 4
const WATCHERS = 4

let nodes: TwoNodes
beforeAll(async () => {
  nodes = await startTwoNodes({ DRAIN_SECONDS: '1' })
})
afterAll(() => nodes.close())

test('[I28] a line that a browser has opened and not used keeps nobody from stopping in order', async () => {
  const { hostname, port } = new URL(nodes.a.origin)
  const connection = connect(Number(port), hostname).on('error', () => {})
  await once(connection, 'connect')
  expect(await nodes.a.stop()).toBe(0)
  await nodes.a.start()
})

test(
  '[I28] two nodes are restarted in turn while phones press: no press is lost or refused, and watchers are asked to come back',
  async () => {
    const { ada, gameId, a } = await nodes.a.withDatabase(async (server) => {
      const ada = await person(server, 'Ada')
      const match_rules = { win: { by: 'time' }, duration_s: 3_600 } as const
      const { gameId } = await createStartedGame(ada, { ...CANAL_SIDE, ...sessionAroundNow(), match_rules })
      return { ada, gameId, ...(await kickOff(ada, gameId)) }
    })
    const game = { params: { gameId } }
    const phones = new RetryingClients(callAt(nodes.loadBalancer.origin))
    const watchers = Array.from(
      { length: WATCHERS },
      () => new Watcher(nodes.loadBalancer.origin, gameId, ada.token),
    )
    let pressing = true
    const client = async () => {
      while (pressing) {
        await phones.callUntilAnswered(
          changeScore,
          { ...game, body: { team_id: a, action: 'increment' } },
          ada,
        )
        // a hand presses twenty times a second at most
        await sleep(CLIENTS * 60)
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client))
    const more = async (count: number) => {
      const enough = phones.total + count
      while (phones.total < enough) await Promise.race([clients, sleep(5)])
    }

    const stopped: number[] = []
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const node = restart % 2 ? nodes.b : nodes.a
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

    const { version, current_match: match } = await phones.callUntilAnswered(getGameState, game, ada)
    await Promise.all(watchers.map((watcher) => watcher.untilShown(version)))
    const comebacks = watchers.reduce((sum, watcher) => sum + watcher.reconnects, 0)
    const byes = watchers.reduce((sum, watcher) => sum + watcher.byes, 0)
    await Promise.all(watchers.map((watcher) => watcher.close()))

    const report = compareCounts(phones.acknowledged, new Map([['changeScore', match?.team_a_score ?? 0]]))
    const retries = [...phones.retries].map(([status, times]) => `${times} after ${status || 'no answer'}`)
    reportLoss(
      'nodes, restarted in turn under load',
      { rounds: RESTARTS, ...report },
      `presses tried again: ${retries.join(', ') || 'none'}; most tries ${phones.maxTries}; watchers came back ${comebacks} times, ${byes} when asked; stopped within ${latencySummary(stopped)}`,
    )
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
    expect(phones.maxTries).toBeLessThanOrEqual(5)
    // nobody is cut off: each comes back because the node said good-bye
    expect(byes).toBe(comebacks)
    await nodes.a.withDatabase(expectInvariants)
  },
  // a program alone starts in a second or two, and ten times as slowly on a machine that is busy with others
  300_000 + RESTARTS * 180_000,
)
