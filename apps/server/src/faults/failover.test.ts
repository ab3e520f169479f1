import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPrimary } from '../platform/db/primary.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { latencySummary, reportLoss } from '../testing/loss-report.ts'
import { callAt } from '../testing/program.ts'
import { ReplicatedPostgres } from '../testing/replicated-postgres.ts'
import { runningMatch, ScoreLoad } from '../testing/score-load.ts'
import { startNodesOn } from '../testing/two-nodes.ts'

/** Of both kinds, in turn. */
const SWITCHES = Number(process.env.SWITCHES ?? 2)
const PRESSES = 20

let servers: ReplicatedPostgres
let nodes: Awaited<ReturnType<typeof startNodesOn>>
beforeAll(async () => {
  servers = await ReplicatedPostgres.start()
  nodes = await startNodesOn({ DATABASE_URL: servers.url })
})
afterAll(async () => {
  await nodes.close()
  await servers.stop()
})

const probe = async (origin: string) => (await fetch(`${origin}/readyz`)).json()

test(
  '[I1] [I20] the primary dies or hangs in mid-match, the standby is promoted, and both nodes go on there: each press counts once',
  async () => {
    const { a, b, loadBalancer } = nodes
    const call = callAt(loadBalancer.origin)
    const match = await runningMatch(a)
    expect(await probe(a.origin)).toMatchObject({ status: 'ready', database: { servers: 2, reachable: 2 } })
    const load = await ScoreLoad.begin(call, match, 4)
    const gaps = { killed: [] as number[], frozen: [] as number[] }
    for (let round = 0; round < SWITCHES; round += 1) {
      const hangs = round % 2 === 1
      if (round > 0) await servers.attachStandby()
      await load.waitFor(PRESSES)
      await (hangs ? servers.freezePrimary() : servers.killPrimary())
      await servers.promoteStandby()
      const promotedAt = performance.now()
      await load.waitFor(1)
      gaps[hangs ? 'frozen' : 'killed'].push(performance.now() - promotedAt)
      await load.waitFor(PRESSES)
      if (hangs) await servers.killStandby()
    }
    await Promise.all([a.ready(), b.ready()])
    const report = await load.stopAndReport(call)
    expect([a.isGone, b.isGone], 'neither program ended').toEqual([false, false])
    expect(await probe(b.origin)).toEqual({
      status: 'ready',
      database: { servers: 2, reachable: 1, standby: false },
    })
    const details = Object.entries(gaps).map(
      ([how, durations]) => `${how}: first press after the promotion ${latencySummary(durations)}`,
    )
    reportLoss(
      'failover, the primary killed or frozen in mid-match',
      { rounds: SWITCHES, ...report },
      details.join('; '),
    )
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
    await a.withDatabase(load.expectOneOrder)
    await a.withDatabase(expectInvariants)

    // without a word to anybody the old one takes writes as well
    await servers.startOldPrimary()
    expect(await findPrimary(servers.url)).toBe(servers.primaryUrl)
  },
  300_000 + SWITCHES * 60_000,
)
