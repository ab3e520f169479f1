import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API } from '../apps/server/src/app.ts'
import { loadConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/program.ts'
import { manyGroups } from '../apps/server/src/testing/many-groups.ts'
import { seeded } from '../demo/chance.ts'
import { openHost } from '../demo/host.ts'
import { median, quantile, table } from './support/figures.ts'
import { explain, listen } from './support/plans.ts'

/** What people ask of groups, over HTTP and on the embedded database, however many groups there are. */
const SIZES = (process.env.SIZES ?? '100,10000,100000').split(',').map(Number)
const SAMPLES = Number(process.env.SAMPLES ?? 200)
const WARM_UP = 20
/** From the last size but one to the last nothing may cost more than so many times. */
const FLAT = 2

type Chance = (most: number) => number
type Ask = (chance: Chance, ids: string[]) => string
const spot = (chance: Chance) => `latitude=${chance(1400) / 10 - 70}&longitude=${chance(3600) / 10 - 180}`

const ASKED: Record<string, Ask> = {
  list: () => '/sport-groups',
  'list, page 5': () => '/sport-groups?page=5',
  'list of a sport': () => '/sport-groups?sport=padel',
  'search: a name': () => '/sport-groups?search=Zanzibar',
  'search: one in three': () => '/sport-groups?search=beginners',
  'search: one in a hundred': () => '/sport-groups?search=floodlit',
  'search: two letters': () => '/sport-groups?search=za',
  'search: nothing': () => '/sport-groups?search=quidditch',
  nearest: (chance) => `/sport-groups?${spot(chance)}`,
  'nearest of a name': (chance) => `/sport-groups?search=Zanzibar&${spot(chance)}`,
  'my groups': () => '/sport-groups/my',
  detail: (chance, ids) => `/sport-groups/${ids[chance(ids.length)]}`,
}

/** These match more groups the more there are, until a thousand are found: they may cost more until then. */
const FINDS_MORE = ['search: one in a hundred']

type Row = { took: number[]; pages: number; indexes: string[]; wholeTables: string[] }
type World = Awaited<ReturnType<typeof open>>

async function open(size: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'turnout-bench-'))
  const host = await openHost(loadConfig({ DATA_DIR: dataDir }), createLog({ logLevel: 'silent' }))
  const made = await manyGroups(host.deps.sql, size, seeded(size))
  // what the database does by itself some minutes after so many rows; nobody is made to wait for it here
  await host.pool.query('vacuum analyze')
  const close = async () => {
    await host.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...made, host, close }
}

async function took({ host, token, ids }: World, ask: Ask, chance: Chance): Promise<number> {
  const url = API + ask(chance, ids)
  const began = performance.now()
  const { statusCode, body } = await host.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}: ${body}`)
  return performance.now() - began
}

async function planned(world: World, ask: Ask): Promise<Row> {
  const { pool } = world.host
  const plans = []
  for (const asked of await listen(pool, () => took(world, ask, seeded(7))))
    plans.push(await explain(pool, asked))
  return {
    took: [],
    pages: plans.reduce((sum, { pages }) => sum + pages, 0),
    indexes: [...new Set(plans.flatMap(({ indexes }) => indexes))],
    wholeTables: [...new Set(plans.flatMap(({ wholeTables }) => wholeTables))],
  }
}

/** One question after the other to each size in turn: whatever else the machine does falls on all of them alike. */
async function measure(worlds: readonly World[], ask: Ask): Promise<Row[]> {
  const rows: Row[] = []
  for (const world of worlds) rows.push(await planned(world, ask))
  const chance = seeded(7)
  for (let n = -WARM_UP; n < SAMPLES; n += 1)
    for (const [index, world] of worlds.entries()) {
      const ms = await took(world, ask, chance)
      if (n >= 0) rows[index]?.took.push(ms)
    }
  return rows
}

const worlds: World[] = []
for (const size of SIZES) worlds.push(await open(size))

const complaints: string[] = []
const lines: string[][] = []
for (const [name, ask] of Object.entries(ASKED)) {
  const rows = await measure(worlds, ask)
  const [before, last] = rows.slice(-2)
  const slower = median(last?.took ?? []) / median(before?.took ?? [])
  const dearer = (last?.pages ?? 0) / (before?.pages ?? 1)
  const isAlike = !FINDS_MORE.includes(name)
  if (slower > FLAT && isAlike) complaints.push(`'${name}' takes ${slower.toFixed(1)} times as long.`)
  if (dearer > FLAT && isAlike) complaints.push(`'${name}' touches ${dearer.toFixed(1)} times as many pages.`)
  if (last?.wholeTables.length) complaints.push(`'${name}' reads all of ${last.wholeTables.join(', ')}.`)
  const figures = rows.flatMap(({ took, pages }) => [
    median(took).toFixed(1),
    quantile(took, 0.99).toFixed(1),
    `${pages}`,
  ])
  const by = last?.indexes.filter((index) => index.startsWith('sport_groups')).join(' ') ?? ''
  lines.push([name, ...figures, slower.toFixed(2), dearer.toFixed(2), by.replaceAll('sport_groups_', '')])
}
for (const { close } of worlds) await close()
const heading = SIZES.flatMap((size) => [`${size}: ms`, 'p99', 'pages'])
console.log(table(['', ...heading, 'slower', 'dearer', 'by index'], lines))
for (const complaint of complaints) console.error(`NOT FLAT among ${SIZES.at(-1)} groups: ${complaint}`)
if (complaints.length > 0) process.exitCode = 1
