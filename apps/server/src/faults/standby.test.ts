import { listGroups } from '@turnout/contract/groups'
import { removeMember } from '@turnout/contract/members'
import { listStatistics } from '@turnout/contract/statistics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approve, createTestGroup } from '../features/groups/testing.ts'
import { loadPastGame } from '../features/history/past-game.ts'
import { viewerOf } from '../features/members/public.ts'
import type { StandbySql } from '../platform/db/database.ts'
import { type Person, person } from '../testing/people.ts'
import { Program } from '../testing/program.ts'
import { ReplicatedPostgres } from '../testing/replicated-postgres.ts'

const METRICS_TOKEN = 'read-by-the-test-of-the-standby'

let servers: ReplicatedPostgres
let program: Program
let ada: Person
let ben: Person
beforeAll(async () => {
  servers = await ReplicatedPostgres.start()
  program = await Program.make({ DATABASE_URL: servers.url, METRICS_TOKEN })
  await program.start()
  ;[ada, ben] = await program.withDatabase(async (server) => [
    await person(server, 'Ada'),
    await person(server, 'Ben'),
  ])
})
afterAll(async () => {
  await program.remove()
  await servers.stop()
})

const isUsed = async (): Promise<boolean> => {
  const probe = await fetch(`${program.origin}/readyz`)
  return ((await probe.json()) as { database: { standby: boolean } }).database.standby
}

/** How many reads the standby has answered, and how many the primary in its stead. */
async function reads() {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${program.origin}/metrics`, { headers })).text()
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
  return { taken: gauge('turnout_standby_reads'), returned: gauge('turnout_standby_reads_returned') }
}

const find = async (search: string, who?: Person) =>
  (await program.call(listGroups, { query: { search } }, who)).reply.map(({ name }) => name)

const create = (name: string) => createTestGroup(ada, { name })

test('lists are read from the standby, and a person finds in them at once what they have just made', async () => {
  await expect.poll(isUsed).toBe(true)
  const before = await reads()
  for (let number = 1; number <= 5; number += 1) {
    await create(`Heron ${number}`)
    expect(await find(`heron ${number}`, ada)).toContain(`Heron ${number}`)
  }
  await expect.poll(() => find('heron 5')).toEqual(['Heron 5'])
  expect((await reads()).taken).toBeGreaterThan(before.taken)
})

test('[M5] a standby that falls behind shows nothing old: neither to a person who has written, nor to others after two looks, and no permission is read there', async () => {
  const groupId = await create('Kestrel')
  const memberId = await approve(ada, groupId, ben)
  const statistics = { params: { groupId }, query: {} }
  await expect.poll(isUsed).toBe(true)
  await servers.onStandby('select pg_wal_replay_pause()')

  await ada.call(removeMember, { params: { groupId, memberId } })
  expect((await program.call(listStatistics, statistics, ben)).status).toBe(403)
  await create('Kingfisher')
  const { returned } = await reads()
  expect(await find('kingfisher', ada)).toEqual(['Kingfisher'])
  expect((await reads()).returned).toBeGreaterThan(returned)
  await expect.poll(isUsed).toBe(false)
  expect(await find('kingfisher')).toEqual(['Kingfisher'])

  await servers.onStandby('select pg_wal_replay_resume()')
  await expect.poll(isUsed).toBe(true)
})

test('without its standby the primary answers, and uses one again that is back', async () => {
  await expect.poll(isUsed).toBe(true)
  await servers.killStandby()
  expect(await find('kingfisher')).toEqual(['Kingfisher'])
  await expect.poll(isUsed).toBe(false)
  await servers.attachStandby()
  await expect.poll(isUsed).toBe(true)
})

test('what asks for a permission or a game does not compile with a standby', () => {
  const inReads = (standby: StandbySql) => [
    // @ts-expect-error: a permission
    () => viewerOf(standby, null, ''),
    // @ts-expect-error: a game
    () => loadPastGame({ sql: standby }),
  ]
  expect(inReads).toBeDefined()
})
