import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectInvariants } from '../testing/invariants.ts'
import { cannotRun, latencySummary, reportLoss } from '../testing/loss-report.ts'
import { PATRONI_MISSING, PatroniCluster } from '../testing/patroni.ts'
import { callAt } from '../testing/program.ts'
import { runningMatch, ScoreLoad } from '../testing/score-load.ts'
import { startNodesOn } from '../testing/two-nodes.ts'

const KILLS = Number(process.env.PATRONI_KILLS)
const PRESSES = 20

const isMissing = cannotRun('patroni', PATRONI_MISSING)

let cluster: PatroniCluster
let nodes: Awaited<ReturnType<typeof startNodesOn>>
beforeAll(async () => {
  if (isMissing) return
  cluster = await PatroniCluster.start()
  nodes = await startNodesOn({ DATABASE_URL: cluster.url })
}, 600_000)
afterAll(async () => {
  await nodes?.close()
  await cluster?.stop()
})

test.skipIf(isMissing)(
  '[I1] [I20] the machine of the primary dies in mid-match, Patroni promotes the other one, and both nodes continue there: each press counts once',
  async () => {
    const { a, b, loadBalancer } = nodes
    const call = callAt(loadBalancer.origin)
    const match = await runningMatch(a)
    await cluster.untilSynchronous() // earlier presses prove nothing, and take processor time from the standby
    const load = await ScoreLoad.begin(call, match, 4)
    const gaps: number[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      await cluster.untilSynchronous()
      await load.waitFor(PRESSES)
      await cluster.killPrimary()
      const promotedAt = performance.now()
      await load.waitFor(1)
      gaps.push(performance.now() - promotedAt)
      cluster.startStandby()
      await load.waitFor(PRESSES)
    }
    const report = await load.stopAndReport(call)
    expect([a.isGone, b.isGone], 'neither program ended').toEqual([false, false])
    reportLoss(
      'failover by Patroni, the machine of the primary killed in mid-match',
      { rounds: KILLS, ...report },
      `first press after the promotion ${latencySummary(gaps)}`,
    )
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
    await a.withDatabase(load.expectOneOrder)
    await a.withDatabase(expectInvariants)
  },
  600_000 + KILLS * 120_000,
)
