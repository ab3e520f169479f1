import { API } from '../apps/server/src/app.ts'
import { withConnection } from '../apps/server/src/commands/with-database.ts'
import { findRunningUrl } from '../apps/server/src/platform/db/embedded.ts'
import { captureStatements } from '../apps/server/src/testing/capture-statements.ts'
import { manyEvents } from '../apps/server/src/testing/many-events.ts'
import { manyGroups } from '../apps/server/src/testing/many-groups.ts'
import { rareWord } from '../apps/server/src/testing/rare-word.ts'
import { seeded } from '../demo/seeded-random.ts'
import { median, quantile, timed } from './support/figures.ts'
import { openBenchHost } from './support/host.ts'
import { report } from './support/measure.ts'
import { type Chance, complaintsOf, FLAT, LARGE_TABLES, type Plans, plansOf, spot } from './support/plans.ts'

/** The queries for events, vendors and groups, over HTTP and on the embedded database, for several sizes. */
const SIZES = (process.env.SIZES ?? '10000,100000').split(',').map(Number)
const SAMPLES = Number(process.env.SAMPLES ?? 100)
const MOST_P99_MS = 50
/** With two letters swapped. */
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

/** These find more the more there is, up to a thousand, so they may read more and take longer until then. */
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
  const host = await openBenchHost()
  const random = seeded(size)
  const url = await findRunningUrl(host.dataDir)
  // filling takes longer than the timeout of a statement
  const token = await withConnection(url ?? '', async ({ sql }) => {
    const made = await manyGroups(sql, size / 10, random)
    await manyEvents(sql, size, random)
    // the database does this itself some minutes after a large insert
    for (const table of LARGE_TABLES) await sql.execute(`vacuum analyze ${table}`)
    return made.token
  })
  return { token, host }
}

type Measured = Plans & { times: number[] }

async function measure({ host, token }: World, ask: (chance: Chance) => string): Promise<Measured> {
  const chance = seeded(7)
  const paths = Array.from({ length: SAMPLES }, () => API + ask(chance))
  const statements = await captureStatements(() => host.answer(paths[0]!, token))
  const times: number[] = []
  for (const path of paths) times.push(await timed(() => host.answer(path, token)))
  return { times, ...(await plansOf(host.pool, statements)) }
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
  complaints.push(...complaintsOf(name, before, last, FINDS_MORE.includes(name)))
}
for (const { host } of worlds) await host.close()

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
