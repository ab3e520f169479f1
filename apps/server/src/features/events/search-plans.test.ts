import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sql } from '../../platform/db/database.ts'
import { createPool } from '../../platform/db/pool.ts'
import { manyEvents } from '../../testing/many-events.ts'
import { manyGroups } from '../../testing/many-groups.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { searchGroups } from '../groups/public.ts'
import { searchVendors } from '../vendors/public.ts'
import { readSearch } from './read-search.ts'
import { countByCategory, searchEvents } from './search.ts'

const EVENTS = 10_000
const LARGE = ['events', 'open_games', 'vendors', 'sport_groups', 'search_words']
const FIRST = { page: 1, size: 20 }
const NEAR = { latitude: 10, longitude: 20 }
const NOW = Date.now()

const server = sharedServer(async () => {})
const statements: { text: string; values: unknown[] }[] = []
let pool: pg.Pool
let sql: Sql

/** The same every time, and as even as a test needs. */
let state = 1
const random = (most: number) => {
  state = (state * 16_807) % 2_147_483_647
  return state % most
}

beforeAll(async () => {
  await server.reset()
  await manyGroups(server.deps.sql, EVENTS / 10, random)
  await manyEvents(server.deps.sql, EVENTS, random)
  pool = createPool(server.databaseUrl)
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) }
  sql = drizzle(pool, { casing: 'snake_case', logger })
}, 300_000)
afterAll(async () => {
  await pool.end()
  await server.reset()
})

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** The large tables that the statements of a search read from end to end; of few rows, because no index serves them. */
async function readWhole(search: () => Promise<unknown>, { isFew = false } = {}): Promise<string[]> {
  statements.length = 0
  await search()
  expect(statements.length).toBeGreaterThan(0)
  const whole: string[] = []
  const client = await pool.connect()
  await client.query(`set enable_seqscan = ${isFew ? 'off' : 'on'}`)
  for (const { text, values } of [...statements]) {
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    const scans = nodes(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Node Type'] === 'Seq Scan')
    whole.push(...scans.map((node) => node['Relation Name'] ?? ''))
  }
  client.release()
  return whole.filter((name) => LARGE.includes(name))
}

test.each([
  {},
  { category: ['Education' as const] },
  { with_places: 'true' as const },
  { ...NEAR, sort: 'nearest' as const },
  { ...NEAR, within_km: 20 },
  { search: 'zanzibar' },
  { search: 'zanzibra kottbular' },
  { search: 'beginners' },
  { search: 'za' },
  { search: 'quidditch' },
  { search: 'quiz tomorrow' },
  { search: 'supper this weekend', ...NEAR, sort: 'nearest' as const },
])('[Z-13] events are searched and counted by an index: %j', async (asked) => {
  const search = readSearch(asked, NOW)
  expect(await readWhole(() => searchEvents(sql, search, { ...FIRST, now: NOW }))).toEqual([])
  expect(await readWhole(() => countByCategory(sql, search, NOW))).toEqual([])
})

test.each([
  { text: '', near: null, withinKm: undefined },
  { text: 'zanzibar', near: null, withinKm: undefined },
  { text: 'zanzibra', near: null, withinKm: undefined },
  { text: '', near: NEAR, withinKm: undefined },
  { text: '', near: NEAR, withinKm: 20 },
  { text: 'daughters', near: NEAR, withinKm: undefined },
])('[V-6] [G-12] vendors and groups are searched by an index: %j', async (asked) => {
  // a tenth as many as events, of which all are found: then no index is quicker
  const few = { isFew: true }
  expect(await readWhole(() => searchVendors(sql, { ...asked, type: undefined }, FIRST), few)).toEqual([])
  const search = { ...asked, sportId: undefined, day: undefined }
  expect(await readWhole(() => searchGroups(sql, { viewerId: null, now: NOW }, search, FIRST), few)).toEqual(
    [],
  )
})
