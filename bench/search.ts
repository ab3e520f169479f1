import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API } from '../apps/server/src/app.ts'
import { withConnection } from '../apps/server/src/commands/with-database.ts'
import { loadConfig } from '../apps/server/src/config.ts'
import { findRunningUrl } from '../apps/server/src/platform/db/embedded.ts'
import { createLog } from '../apps/server/src/program.ts'
import { manyEvents } from '../apps/server/src/testing/many-events.ts'
import { manyGroups } from '../apps/server/src/testing/many-groups.ts'
import { rareWord } from '../apps/server/src/testing/rare-word.ts'
import { openHost } from '../demo/host.ts'
import { seeded } from '../demo/seeded-random.ts'
import { captureStatements, type Statement } from './support/capture-statements.ts'
import { median, quantile } from './support/figures.ts'
import { report } from './support/measure.ts'
import { explain, LARGE_TABLES } from './support/plans.ts'

/** What people ask of events, vendors and groups, over HTTP and on the embedded database, however many there are. */
const SIZES = (process.env.SIZES ?? '10000,100000').split(',').map(Number)
const SAMPLES = Number(process.env.SAMPLES ?? 100)
const MOST_P99_MS = 50
/** With ten times as many events all searches together may take longer by so many times, and so may each that finds the same. */
const FLAT = 2

type Chance = (most: number) => number

const spot = (chance: Chance) => `latitude=${chance(1400) / 10 - 70}&longitude=${chance(3600) / 10 - 180}`
/** Two letters of it are swapped. */
const misspelt = (word: string) => `${word.slice(0, 4)}${word[5]}${word[4]}${word.slice(6)}`
const events = (text: string, rest = '') => `/events?search=${encodeURIComponent(text)}${rest}`

const QUERIES: Record<string, (chance: Chance) => string> = {
  'events: list': () => '/events',
  'page 5': () => '/events?page=5',
  'a category': () => '/events?category=Education',
  'free places': () => '/events?with_places=true',
  nearest: (chance) => `/events?sort=nearest&${spot(chance)}`,
  'within 20 km': (chance) => `/events?within_km=20&${spot(chance)}`,
  'a name': (chance) => events(rareWord(chance)),
  'without accents': () => events('kottbullar'),
  'typing error': (chance) => events(misspelt(rareWord(chance))),
  'typing error, without accents': () => events('kottbular zanzibra'),
  'one in three': () => events('beginners'),
  'one in a hundred': () => events('floodlit'),
  'two letters': () => events('za'),
  nothing: () => events('quidditch'),
  tomorrow: () => events('quiz tomorrow'),
  'this weekend': () => events('beginners this weekend'),
  'this weekend, nearest': (chance) => events('supper this weekend', `&sort=nearest&${spot(chance)}`),
  'typing error, within 50 km': (chance) => events('concret', `&within_km=50&sort=nearest&${spot(chance)}`),
  'counts of a word': () => '/events/counts?search=beginners',
  'counts, typing error': (chance) => `/events/counts?search=${misspelt(rareWord(chance))}`,
  'vendors: list': () => '/vendors',
  'vendors: typing error': (chance) => `/vendors?search=${misspelt(rareWord(chance))}`,
  'vendors: nearest': (chance) => `/vendors?type=caterer&${spot(chance)}`,
  'vendors: within 20 km': (chance) => `/vendors?within_km=20&${spot(chance)}`,
  'groups: within 20 km': (chance) => `/sport-groups?within_km=20&${spot(chance)}`,
  'groups: typing error': () => '/sport-groups?search=begniners',
  'groups: a word, nearest': (chance) => `/sport-groups?search=beginners&${spot(chance)}`,
}

/** These match more the more there is, until a thousand are found: they may read more and take longer until then. */
const FINDS_MORE = [
  ...[
    'free places',
    'within 20 km',
    'a name',
    'typing error',
    'one in three',
    'one in a hundred',
    'two letters',
  ],
  ...['tomorrow', 'this weekend', 'this weekend, nearest', 'typing error, within 50 km'],
  ...[
    'counts of a word',
    'counts, typing error',
    'vendors: nearest',
    'vendors: within 20 km',
    'groups: within 20 km',
    'groups: a word, nearest',
  ],
]

type World = Awaited<ReturnType<typeof open>>

async function open(size: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'turnout-bench-'))
  const host = await openHost(loadConfig({ DATA_DIR: dataDir }), createLog({ logLevel: 'silent' }))
  const random = seeded(size)
  const url = await findRunningUrl(dataDir)
  // filling takes longer than any request may
  const token = await withConnection(url ?? '', async ({ sql }) => {
    const made = await manyGroups(sql, size / 10, random)
    await manyEvents(sql, size, random)
    // what the database does by itself some minutes after so many rows; no one is made to wait for it here
    for (const table of LARGE_TABLES) await sql.execute(`vacuum analyze ${table}`)
    return made.token
  })
  const close = async () => {
    await host.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { token, host, close }
}

async function answer({ host, token }: World, path: string): Promise<void> {
  const url = API + path
  const { statusCode, body } = await host.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}: ${body}`)
}

interface Measured {
  times: number[]
  pages: number
  wholeTables: string[]
}

async function measure(world: World, ask: (chance: Chance) => string): Promise<Measured> {
  const chance = seeded(7)
  const paths = Array.from({ length: SAMPLES }, () => ask(chance))
  const statements: Statement[] = await captureStatements(world.host.pool, () => answer(world, paths[0]!))
  const times: number[] = []
  for (const path of paths) {
    const began = performance.now()
    await answer(world, path)
    times.push(performance.now() - began)
  }
  const plans = []
  for (const statement of statements) plans.push(await explain(world.host.pool, statement))
  return {
    times,
    pages: plans.reduce((sum, { pages }) => sum + pages, 0),
    wholeTables: [...new Set(plans.flatMap(({ wholeTables }) => wholeTables))],
  }
}

const worlds: World[] = []
for (const size of SIZES) worlds.push(await open(size))

const complaints: string[] = []
const lines: { name: string; rows: Measured[] }[] = []
for (const [name, ask] of Object.entries(QUERIES)) {
  const rows: Measured[] = []
  for (const world of worlds) rows.push(await measure(world, ask))
  lines.push({ name, rows })
  const [before, last] = rows.slice(-2)
  if (!last) throw new Error('The bench of the search needs two sizes.')
  const p99 = quantile(last.times, 0.99)
  if (p99 > MOST_P99_MS) complaints.push(`'${name}' has a p99 of ${p99.toFixed(0)} ms.`)
  const isAlike = !FINDS_MORE.includes(name)
  const slower = median(last.times) / median(before?.times ?? [])
  const dearer = last.pages / (before?.pages ?? 1)
  if (slower > FLAT && isAlike) complaints.push(`'${name}' takes ${slower.toFixed(1)} times as long.`)
  if (dearer > FLAT && isAlike) complaints.push(`'${name}' touches ${dearer.toFixed(1)} times as many pages.`)
  if (last.wholeTables.length > 0) complaints.push(`'${name}' reads all of ${last.wholeTables.join(', ')}.`)
}
for (const { close } of worlds) await close()

const curve = { by: 'events', sizes: SIZES }
const all = SIZES.map((_, at) => lines.flatMap(({ rows }) => rows[at]!.times))
const [p99Before = [], p99Last = []] = all.slice(-2).map((times) => [quantile(times, 0.99)])
const together = { unit: 'ms', baseline: 'with a tenth of them', ours: p99Last, bare: p99Before }
report('search', {
  figures: [
    {
      ...together,
      what: `p99 of all searches, ${SIZES.at(-1)?.toLocaleString('en')} events`,
      aim: { of: 'ours', atMost: MOST_P99_MS },
    },
    { ...together, what: 'how much longer with ten times as many', aim: { of: 'ratio', atMost: FLAT } },
  ],
  curves: [
    {
      ...curve,
      title: 'Searches by the number of events, with a tenth as many vendors and groups, p99',
      unit: 'ms',
      lines: [
        { name: 'all together', values: all.map((times) => quantile(times, 0.99)) },
        ...lines.map(({ name, rows }) => ({ name, values: rows.map(({ times }) => quantile(times, 0.99)) })),
      ],
    },
    {
      ...curve,
      title: 'The same in the median',
      unit: 'ms',
      lines: lines.map(({ name, rows }) => ({ name, values: rows.map(({ times }) => median(times)) })),
    },
    {
      ...curve,
      title: 'Pages of the database that one answer touches, which no other program can move',
      unit: 'pages',
      lines: lines.map(({ name, rows }) => ({ name, values: rows.map(({ pages }) => pages) })),
    },
  ],
  notes: complaints.map((complaint) => `NOT MET: ${complaint}`),
})
if (complaints.length > 0) process.exitCode = 1
