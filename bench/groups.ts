import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API } from '../apps/server/src/app.ts'
import { loadConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/program.ts'
import { manyGroups } from '../apps/server/src/testing/many-groups.ts'
import { openHost } from '../demo/host.ts'
import { seeded } from '../demo/seeded-random.ts'
import { captureStatements, replayStatements, type Statement } from './support/capture-statements.ts'
import { median } from './support/figures.ts'
import { alternate, type Figure, report } from './support/measure.ts'
import { explain } from './support/plans.ts'

/** What people ask of groups, over HTTP and on the embedded database, however many groups there are. */
const SIZES = (process.env.SIZES ?? '100,10000,100000').split(',').map(Number)
const SAMPLES = Number(process.env.SAMPLES ?? 8)
/** From the last size but one to the last nothing may cost more than so many times. */
const FLAT = 2

type Chance = (most: number) => number
type QueryPath = (chance: Chance, ids: string[]) => string
const spot = (chance: Chance) => `latitude=${chance(1400) / 10 - 70}&longitude=${chance(3600) / 10 - 180}`

const QUERIES: Record<string, QueryPath> = {
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

type World = Awaited<ReturnType<typeof open>>

async function open(size: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'turnout-bench-'))
  const host = await openHost(loadConfig({ DATA_DIR: dataDir }), createLog({ logLevel: 'silent' }))
  const made = await manyGroups(host.deps.sql, size, seeded(size))
  // what the database does by itself some minutes after so many rows; nobody is made to wait for it here
  const client = await host.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  await client.query('reset statement_timeout')
  client.release()
  const close = async () => {
    await host.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...made, host, close }
}

async function answer({ host, token }: World, path: string): Promise<void> {
  const url = API + path
  const { statusCode, body } = await host.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}: ${body}`)
}

/** Milliseconds for one of many. */
async function averageTime<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<number> {
  const began = performance.now()
  for (const one of all) await work(one)
  return (performance.now() - began) / all.length
}

interface Measured {
  ours: number[]
  bare: number[]
  pages: number
  indexes: string[]
  wholeTables: string[]
}

/** Some questions of this kind and, in turn with them, the statements that they put to the database, bare. */
async function measure(world: World, ask: QueryPath): Promise<Measured> {
  const { pool } = world.host
  const chance = seeded(7)
  const paths = Array.from({ length: SAMPLES }, () => ask(chance, world.ids))
  const statements: Statement[][] = []
  for (const path of paths) statements.push(await captureStatements(pool, () => answer(world, path)))
  const rounds = await alternate({
    ours: () => averageTime(paths, (path) => answer(world, path)),
    bare: () => averageTime(statements, (asked) => replayStatements(pool, asked)),
  })
  const plans = []
  for (const asked of statements[0] ?? []) plans.push(await explain(pool, asked))
  return {
    ...rounds,
    pages: plans.reduce((sum, { pages }) => sum + pages, 0),
    indexes: [...new Set(plans.flatMap(({ indexes }) => indexes))],
    wholeTables: [...new Set(plans.flatMap(({ wholeTables }) => wholeTables))],
  }
}

const worlds = await Promise.all(SIZES.map(open))

const complaints: string[] = []
const figures: Figure[] = []
const lines: { name: string; values: number[]; pages: number[] }[] = []
const indexes: string[] = []
for (const [name, ask] of Object.entries(QUERIES)) {
  const rows: Measured[] = []
  for (const world of worlds) rows.push(await measure(world, ask))
  const [before, last] = rows.slice(-2)
  if (!last) throw new Error('The bench of groups needs a size.')
  const slower = median(last.ours) / median(before?.ours ?? [])
  const dearer = last.pages / (before?.pages ?? 1)
  const isAlike = !FINDS_MORE.includes(name)
  if (slower > FLAT && isAlike) complaints.push(`'${name}' takes ${slower.toFixed(1)} times as long.`)
  if (dearer > FLAT && isAlike) complaints.push(`'${name}' touches ${dearer.toFixed(1)} times as many pages.`)
  if (last.wholeTables.length > 0) complaints.push(`'${name}' reads all of ${last.wholeTables.join(', ')}.`)
  const perSecond = (all: readonly number[]) => all.map((ms) => 1000 / ms)
  figures.push({
    what: `${name}, ${SIZES.at(-1)?.toLocaleString('en-GB')} groups`,
    unit: 'a second',
    baseline: 'the bare SQL',
    ours: perSecond(last.ours),
    bare: perSecond(last.bare),
    aim: { of: 'ratio', atLeast: 0.5 },
  })
  lines.push({ name, values: rows.map(({ ours }) => median(ours)), pages: rows.map(({ pages }) => pages) })
  const own = last.indexes.filter((index) => index.startsWith('sport_groups'))
  indexes.push(`${name} by ${own.join(' and ').replaceAll('sport_groups_', '') || 'no index of its own'}`)
}
for (const { close } of worlds) await close()
const curve = { by: 'groups', sizes: SIZES }
report('groups', {
  figures,
  curves: [
    { ...curve, title: 'A question by the number of groups', unit: 'ms', lines },
    {
      ...curve,
      title: 'Pages of the database that one answer touches, which no other program can move',
      unit: 'pages',
      lines: lines.map(({ name, pages }) => ({ name, values: pages })),
    },
  ],
  notes: [
    `At the last size: ${indexes.join(', ')}. A word that one in a hundred says is found by more groups the more there are; from a thousand found on it costs no more.`,
    ...complaints.map((complaint) => `NOT FLAT among ${SIZES.at(-1)} groups: ${complaint}`),
  ],
})
if (complaints.length > 0) process.exitCode = 1
