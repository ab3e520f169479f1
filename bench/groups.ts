import { API } from '../apps/server/src/app.ts'
import { seeded } from '../demo/seeded-random.ts'
import { median } from './support/figures.ts'
import { GroupsWorld } from './support/groups-world.ts'
import { alternate, type Figure, report } from './support/measure.ts'
import { type Chance, complaintsOf, type Plans, spot } from './support/plans.ts'

/** The queries for groups, over HTTP and on the embedded database, for several numbers of groups. */
const SIZES = (process.env.SIZES ?? '100,10000,100000').split(',').map(Number)
const SAMPLES = Number(process.env.SAMPLES ?? 8)
/** Requests before the measurement, so that the code is compiled. */
const WARM_UPS = Number(process.env.WARM_UPS ?? 20)

type QueryPath = (chance: Chance, ids: string[]) => string

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

/** These find more groups the more there are, up to a thousand, so they may cost more until then. */
const FINDS_MORE = ['search: one in a hundred']

interface Measured extends Plans {
  times: number[]
  bare: number[]
}

/** Measures these requests and, in turn with them, their statements alone: each size in turn, round by round. */
async function measure(worlds: readonly GroupsWorld[], pathOf: QueryPath): Promise<Measured[]> {
  const chance = seeded(7)
  const paths = worlds.map(({ ids }) => Array.from({ length: SAMPLES }, () => API + pathOf(chance, ids)))
  const plans = await Promise.all(worlds.map((world, index) => world.capture(paths[index]!)))
  for (const [index, world] of worlds.entries())
    for (let turn = 0; turn < WARM_UPS; turn += 1) {
      await world.answer(paths[index]!)
      await world.replay()
    }
  const rounds = await alternate(
    Object.fromEntries(
      worlds.flatMap((world, index) => [
        [`ours ${index}`, () => world.answer(paths[index]!)],
        [`bare ${index}`, () => world.replay()],
      ]),
    ),
  )
  return plans.map((plan, index) => ({
    ...plan,
    times: rounds[`ours ${index}`]!,
    bare: rounds[`bare ${index}`]!,
  }))
}

const worlds = await Promise.all(SIZES.map(GroupsWorld.open))

const complaints: string[] = []
const figures: Figure[] = []
const lines: { name: string; values: number[]; pages: number[] }[] = []
const indexes: string[] = []
for (const [name, ask] of Object.entries(QUERIES)) {
  const rows = await measure(worlds, ask)
  const [before, last] = rows.slice(-2)
  if (!last) throw new Error('The bench of groups needs a size.')
  complaints.push(...complaintsOf(name, before, last, FINDS_MORE.includes(name)))
  const perSecond = (all: readonly number[]) => all.map((ms) => 1000 / ms)
  figures.push({
    what: `${name}, ${SIZES.at(-1)?.toLocaleString('en-GB')} groups`,
    unit: 'a second',
    baseline: 'the bare SQL',
    ours: perSecond(last.times),
    bare: perSecond(last.bare),
    aim: { of: 'ratio', atLeast: 0.5 },
  })
  lines.push({ name, values: rows.map(({ times }) => median(times)), pages: rows.map(({ pages }) => pages) })
  const own = last.indexes.filter((index) => index.startsWith('sport_groups'))
  indexes.push(`${name} by ${own.join(' and ').replaceAll('sport_groups_', '') || 'no index of its own'}`)
}
for (const world of worlds) await world.close()
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
