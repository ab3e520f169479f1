import { listGroups } from '@turnout/contract/groups'
import { removeMember } from '@turnout/contract/members'
import { listStatistics } from '@turnout/contract/statistics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approve, createTestGroup } from '../features/groups/testing.ts'
import { loadPastGame } from '../features/history/past-game.ts'
import { viewerOf } from '../features/members/public.ts'
import type { StandbySql } from '../platform/db/database.ts'
import { findPrimary } from '../platform/db/primary.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { latencySummary, reportLoss } from '../testing/loss-report.ts'
import { type Person, person } from '../testing/people.ts'
import { callAt } from '../testing/program.ts'
import { ReplicatedPostgres } from '../testing/replicated-postgres.ts'
import { runningMatch, ScoreLoad } from '../testing/score-load.ts'
import { startNodesOn } from '../testing/two-nodes.ts'

/** Number of switches; the primary is killed and frozen in turn. */
const SWITCHES = Number(process.env.SWITCHES ?? 2)
const PRESSES = 20
const METRICS_TOKEN = 'read-by-the-test-of-the-standby'

let servers: ReplicatedPostgres
let nodes: Awaited<ReturnType<typeof startNodesOn>>
let ada: Person
let ben: Person
beforeAll(async () => {
  servers = await ReplicatedPostgres.start()
  nodes = await startNodesOn({ DATABASE_URL: servers.url, METRICS_TOKEN })
  ;[ada, ben] = await nodes.a.withDatabase(async (server) => [
    await person(server, 'Ada'),
    await person(server, 'Ben'),
  ])
})
afterAll(async () => {
  await nodes.close()
  await servers.stop()
})

const isUsed = async (): Promise<boolean> => {
  const probe = await fetch(`${nodes.a.origin}/readyz`)
  return ((await probe.json()) as { database: { standby: boolean } }).database.standby
}

/** How many reads the standby has answered, and how many the primary took over. */
async function reads() {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${nodes.a.origin}/metrics`, { headers })).text()
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
  return { taken: gauge('turnout_standby_reads'), returned: gauge('turnout_standby_reads_returned') }
}

const find = async (search: string, who?: Person) =>
  (await nodes.a.call(listGroups, { query: { search } }, who)).reply.map(({ name }) => name)

const create = (name: string) => createTestGroup(ada, { name })

test('lists are read from the standby, and a person sees their own change in them at once', async () => {
  await expect.poll(isUsed).toBe(true)
  const before = await reads()
  for (let number = 1; number <= 5; number += 1) {
    await create(`Heron ${number}`)
    expect(await find(`heron ${number}`, ada)).toContain(`Heron ${number}`)
  }
  await expect.poll(() => find('heron 5')).toEqual(['Heron 5'])
  expect((await reads()).taken).toBeGreaterThan(before.taken)
})

test('[M5] a standby that falls behind shows nothing old: neither to a person who has written, nor to others after two checks, and no permission is read there', async () => {
  const groupId = await create('Kestrel')
  const memberId = await approve(ada, groupId, ben)
  const statistics = { params: { groupId }, query: {} }
  await expect.poll(isUsed).toBe(true)
  await servers.onStandby('select pg_wal_replay_pause()')

  await ada.call(removeMember, { params: { groupId, memberId } })
  expect((await nodes.a.call(listStatistics, statistics, ben)).status).toBe(403)
  await create('Kingfisher')
  const { returned } = await reads()
  expect(await find('kingfisher', ada)).toEqual(['Kingfisher'])
  expect((await reads()).returned).toBeGreaterThan(returned)
  await expect.poll(isUsed).toBe(false)
  expect(await find('kingfisher')).toEqual(['Kingfisher'])

  await servers.onStandby('select pg_wal_replay_resume()')
  await expect.poll(isUsed).toBe(true)
})

test('without its standby the primary answers, and a standby that is back is used again', async () => {
  await expect.poll(isUsed).toBe(true)
  await servers.killStandby()
  expect(await find('kingfisher')).toEqual(['Kingfisher'])
  await expect.poll(isUsed).toBe(false)
  await servers.attachStandby()
  await expect.poll(isUsed).toBe(true)
})

test('reading a permission or a game from a standby does not compile', () => {
  const inReads = (standby: StandbySql) => [
    // @ts-expect-error: a permission
    () => viewerOf(standby, null, ''),
    // @ts-expect-error: a game
    () => loadPastGame({ sql: standby }),
  ]
  expect(inReads).toBeDefined()
})

const probe = async (origin: string) => (await fetch(`${origin}/readyz`)).json()

test(
  '[I1] [I20] the primary dies or hangs in mid-match, the standby is promoted, and both nodes continue there: each press counts once',
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

    // without notice the old primary takes writes as well
    await servers.startOldPrimary()
    expect(await findPrimary(servers.url)).toBe(servers.primaryUrl)
  },
  300_000 + SWITCHES * 60_000,
)
