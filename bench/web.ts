import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright-core'
import { firstLoad } from '../tools/house/web-weight.ts'
import { BareWeb } from './support/bare-web.ts'
import { table } from './support/figures.ts'
import { alternate, type Figure, ROUNDS, report, short } from './support/measure.ts'
import {
  type Cost,
  costOf,
  open,
  openBrowser,
  openPage,
  processorUsed,
  RESOURCE_TYPES,
  type Visit,
} from './support/phone.ts'
import { type BenchGame, createGames, openProgram, scoreGoal } from './support/setup.ts'

/** The cost of a page on a phone: bytes, the largest paint, a press, a running clock, an hour of a match. */
const GROUPS = 6
/** In real time, in parts; each part has its goals, however short it is. */
const LIVE_MINUTES = Number(process.env.LIVE_MINUTES ?? 0.25)
const PARTS = 5
const GOALS_A_PART = 12
const CLOCK_MS = 2_000

/** The script that must load before there is content, and its limit in kB. */
const SCRIPTS = {
  landing: { page: 'landing/landing-page', atMost: 95 },
  groups: { page: 'groups/group-list-page', atMost: 108 },
  group: { page: 'groups/group-page', atMost: 108 },
  'game day': { page: 'game-day/game-day-page', atMost: 118 },
  'live match': { page: 'live-match/live-match-page', atMost: 118 },
  form: { page: 'groups/create-group-page', atMost: 128 },
} as const
type Name = Exclude<keyof typeof SCRIPTS, 'form'>

const EMPTY = 'an empty React page'

const program = await openProgram()
const browser = await openBrowser()
const drawn = await fetch(program.origin, { headers: { accept: 'text/html' } })
const bare = await BareWeb.start(await drawn.text())
/** Every page in turn, round by round. */
async function visits(all: Record<string, Visit>): Promise<Record<string, Cost[]>> {
  const kept: Record<string, Cost[]> = Object.fromEntries(Object.keys(all).map((page) => [page, []]))
  await alternate(
    Object.fromEntries(
      Object.entries(all).map(([page, visit]) => [
        page,
        async () => {
          const cost = await costOf(browser, visit)
          kept[page]?.push(cost)
          return cost.paint
        },
      ]),
    ),
  )
  return kept
}

const ofBytes = ({ empty = [] }: Record<string, Cost[]>): Figure[] =>
  Object.entries(SCRIPTS).map(([name, { page, atMost }]) => ({
    what: `script at first, ${name}`,
    unit: 'kB',
    baseline: EMPTY,
    ours: [firstLoad(page).script],
    bare: [empty[0]?.bytes.Script ?? Number.NaN],
    aim: { of: 'ours', atMost },
  }))

/** Pages that are prerendered with their content: landing, group and game day. */
function ofPaints(costs: Record<string, Cost[]>): Figure[] {
  const paints = (page: string) => (costs[page] ?? []).map(({ paint }) => paint)
  return (['landing', 'group', 'game day'] satisfies Name[]).map((page) => ({
    what: `largest paint, ${page}`,
    unit: 'ms',
    ours: paints(page),
    ...(page === 'landing'
      ? { baseline: 'the same page without script', bare: paints('still'), aim: { of: 'ratio', atMost: 1.1 } }
      : { baseline: EMPTY, bare: paints('empty'), aim: { of: 'ratio', atMost: 1.25 } }),
  }))
}

/** On pages that load data the largest paint would be that of the loading state. */
function ofSights(costs: Record<string, Cost[]>): Figure[] {
  const row = (what: string, page: Name, visit: 'first' | 'second', atMost: number): Figure => ({
    what,
    unit: 'ms',
    baseline: EMPTY,
    ours: (costs[page] ?? []).map(({ sight }) => sight[visit]),
    bare: (costs.empty ?? []).map(({ paint }) => paint),
    aim: { of: 'ours', atMost },
  })
  return [
    row('list in sight, first visit', 'groups', 'first', 1_500),
    row('score in sight, first visit', 'live match', 'first', 1_500),
    row('score in sight, second visit', 'live match', 'second', 800),
  ]
}

function ofPresses(costs: Record<string, Cost[]>): Figure[] {
  const slowest = (page: string) => (costs[page] ?? []).map(({ press }) => press)
  return (['groups', 'live match'] satisfies Name[]).map((page) => ({
    what: `slowest of three presses, ${page}`,
    unit: 'ms',
    baseline: EMPTY,
    ours: slowest(page),
    bare: slowest('empty'),
    aim: null,
  }))
}

const wire = (costs: Record<string, Cost[]>): string =>
  table(
    ['', ...RESOURCE_TYPES],
    Object.entries(costs).map(([page, [first]]) => [
      page,
      ...RESOURCE_TYPES.map((kind) => short(first?.bytes[kind] ?? 0)),
    ]),
  )

/** Processor seconds per minute of a running clock without input: both pages at once, each in its own browser. */
async function runningClock(live: Visit, empty: Visit): Promise<Figure> {
  const other = await openBrowser()
  const shown = (where: Browser, visit: Visit) =>
    open(where, visit, async (phone) => {
      await openPage(phone, visit)
      const uses: number[] = []
      for (let last = await processorUsed(where); uses.length < ROUNDS; ) {
        await sleep(CLOCK_MS)
        const now = await processorUsed(where)
        uses.push((now - last) * (60_000 / CLOCK_MS))
        last = now
      }
      return uses
    })
  try {
    const [ours, bare] = await Promise.all([shown(browser, live), shown(other, empty)])
    const what = 'processor of a running clock, a minute'
    return { what, unit: 's', baseline: `${EMPTY} that counts seconds`, ours, bare, aim: null }
  } finally {
    await other.close()
  }
}

/** The heap after a garbage collection, after each part of the match: MB. */
const heapsOver = (pitch: BenchGame, live: Visit): Promise<number[]> =>
  open(browser, live, async (phone) => {
    await openPage(phone, live)
    const heaps: number[] = []
    // the first part fills the caches
    for (let part = 0; part <= PARTS; part += 1) {
      for (let nr = 0; nr < GOALS_A_PART; nr += 1) {
        await scoreGoal(program, pitch, pitch.ada)
        await sleep((LIVE_MINUTES * 60_000) / (PARTS + 1) / GOALS_A_PART)
      }
      heaps.push(await heapOf(phone.devtools))
    }
    return heaps
  })

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

const ofMemory = (heaps: readonly number[]): Figure => ({
  what: `memory of a live match, ${GOALS_A_PART} goals later`,
  unit: 'MB',
  baseline: 'the same page before them',
  ours: heaps.slice(1),
  bare: heaps.slice(0, -1),
  aim: { of: 'ratio', atMost: 1.02 },
})

try {
  const [pitch] = await createGames(program, GROUPS)
  if (!pitch) throw new Error('The bench asked for a pitch and got none.')
  const mine = `${program.origin}/my-sports-groups/${pitch.groupId}`
  const { token } = pitch.ada
  const still: Visit = { url: `${bare.origin}/static`, shows: 'h1' }
  const empty: Visit = { url: `${bare.origin}/empty`, shows: 'h1', presses: { what: 'button', of: 1 } }
  const ours: Record<Name, Visit> = {
    landing: { url: `${program.origin}/`, shows: 'h1' },
    groups: {
      url: `${program.origin}/sports/groups`,
      shows: 'text=Canal Side',
      sight: 'list',
      token,
      presses: { what: 'search label:has(input[type=checkbox])', of: 7 },
    },
    group: { url: mine, shows: 'h1:has-text("Canal Side")', token },
    'game day': { url: `${mine}/game-day`, shows: 'h1', token },
    'live match': {
      url: `${mine}/live-match`,
      shows: 'text=+1',
      sight: 'score',
      token,
      presses: { what: 'button:has-text("+1")', of: 2 },
    },
  }
  const costs = await visits({ still, empty, ...ours })
  const running = await runningClock(ours['live match'], empty)
  const heaps = await heapsOver(pitch, ours['live match'])
  report('web', {
    figures: [
      ...ofBytes(costs),
      ...ofPaints(costs),
      ...ofSights(costs),
      ...ofPresses(costs),
      running,
      ofMemory(heaps),
    ],
    notes: [
      'A phone four times slower than this machine on a slow 4G (150 ms, 1.6 Mbit/s) that has never been here; the clock and the memory on this machine as it is.',
      `A live match of ${LIVE_MINUTES} minutes by the wall's clock with ${(PARTS + 1) * GOALS_A_PART} goals; LIVE_MINUTES makes it longer.`,
      `Kilobytes over the wire with their headers, until nothing more comes:\n\n${wire(costs)}`,
    ],
  })
} finally {
  await browser.close()
  bare.stop()
  await program.remove()
}
