import { sql as query } from 'drizzle-orm'
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
import { countEvents, searchEvents } from './search.ts'

const EVENTS = 10_000
const LARGE = ['events', 'open_games', 'vendors', 'sport_groups', 'search_words']
const FIRST = { page: 1, size: 20 }
const NEAR = { latitude: 10, longitude: 20 }
const NOW = Date.now()

const server = sharedServer(async () => {})
const statements: { text: string; values: unknown[] }[] = []
let pool: pg.Pool
let sql: Sql

/** The same every time, and even enough for the test. */
let state = 1
const random = (most: number) => {
  state = (state * 16_807) % 2_147_483_647
  return state % most
}

beforeAll(async () => {
  await server.reset()
  // indexes that earlier tests filled and emptied stay large, and PostgreSQL would then scan a small table
  await server.deps.sql.execute(query.raw(`truncate ${LARGE} cascade`))
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

/** The large tables that each statement of a search reads, and how; with `isFew` for few rows, where no index helps. */
async function plansOf(search: () => Promise<unknown>, { isFew = false } = {}) {
  statements.length = 0
  await search()
  expect(statements.length).toBeGreaterThan(0)
  const plans: { table: string; isWhole: boolean }[][] = []
  const client = await pool.connect()
  await client.query(`set enable_seqscan = ${isFew ? 'off' : 'on'}`)
  for (const { text, values } of [...statements]) {
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    const reads = nodes(rows[0]['QUERY PLAN'][0].Plan).map((node) => ({
      table: node['Relation Name'] ?? '',
      isWhole: node['Node Type'] === 'Seq Scan',
    }))
    plans.push(reads.filter(({ table }) => LARGE.includes(table)))
  }
  client.release()
  return plans
}

/** No large table is scanned, and none is read twice for one result. */
function expectIndexed(plans: Awaited<ReturnType<typeof plansOf>>): void {
  expect(plans.flat().filter(({ isWhole }) => isWhole)).toEqual([])
  for (const reads of plans) {
    const tables = reads.map(({ table }) => table)
    expect(tables).toEqual([...new Set(tables)])
  }
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
  expectIndexed(await plansOf(() => searchEvents(sql, search, { ...FIRST, now: NOW })))
  expectIndexed(await plansOf(() => countEvents(sql, search, NOW)))
})

test.each([
  { text: '', near: null, withinKm: undefined },
  { text: 'zanzibar', near: null, withinKm: undefined },
  { text: 'zanzibra', near: null, withinKm: undefined },
  { text: '', near: NEAR, withinKm: undefined },
  { text: '', near: NEAR, withinKm: 20 },
  { text: 'daughters', near: NEAR, withinKm: undefined },
  { text: 'beginners', near: NEAR, withinKm: undefined },
])('[V-6] [G-12] vendors and groups are searched by an index: %j', async (asked) => {
  // a tenth as many as events, all of which match: then no index is faster
  const few = { isFew: true }
  expectIndexed(await plansOf(() => searchVendors(sql, { ...asked, type: undefined }, FIRST), few))
  const search = { ...asked, sportId: undefined, day: undefined }
  expectIndexed(await plansOf(() => searchGroups(sql, { viewerId: null, now: NOW }, search, FIRST), few))
})
