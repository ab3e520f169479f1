// What docs/scaling.md says of costs, put together from what was measured.
import { median } from './figures.ts'
import { type Figure, type Report, short } from './measure.ts'

type Reports = Readonly<Record<string, Report>>
type Known = (what: string) => { ours: number; bare: number }

interface Row {
  what: string
  bench: string
  cost: (of: Known) => string
  because: string
}

const perSecond = (count: number) => `${short(1000 / count)} ms (${short(count)} a second)`

const ROWS: readonly Row[] = [
  {
    what: 'a goal, kept before it is answered',
    bench: 'commands',
    cost: (of) =>
      `of one machine's time ${perSecond(of('goals on one game').ours)} when hands press without a pause on one game, ${perSecond(of('goals over 200 games').ours)} over 200`,
    because:
      'statements, each a message to the database and back, and one wait for the disk, which those who press one game in the same moment share',
  },
  {
    what: 'a change, for each watcher',
    bench: 'watchers',
    cost: (of) => {
      const { ours, bare } = of('processor a change and watcher, 1,000')
      return `${short(ours)} µs of the node's processor, where a bare loop that writes the same bytes takes ${short(bare)}`
    },
    because: 'one more socket; that they still may see it is asked for all of them in one statement',
  },
  {
    what: 'a watcher who waits',
    bench: 'watchers',
    cost: (of) =>
      `${short(of('memory a watcher, up to 1,000').ours)} kB of memory, ${short(of('memory a watcher, up to 5,000').ours)} among 5,000; nearly nothing of the processor`,
    because: 'the connection',
  },
  {
    what: 'a phone that polls',
    bench: 'poll',
    cost: (of) => `${perSecond(of('poll of the state, nothing new (304)').ours)} when there is nothing new`,
    because: 'who it is and all that it may see: one statement for all who ask in the same moment',
  },
  {
    what: 'deciding and applying a command in the rules',
    bench: 'game',
    cost: (of) => `${short(of('decide and evolve a command').ours)} µs`,
    because: 'nothing to speak of',
  },
  {
    what: 'a group among 100,000',
    bench: 'groups',
    cost: (of) =>
      `${short(1000 / of('list, 100,000 groups').ours)} ms for a list, ${short(1000 / of('detail, 100,000 groups').ours)} ms for its page: the same as among a hundred`,
    because: 'every question goes by an index',
  },
  {
    what: 'a check-in, 200 people within ten seconds',
    bench: 'storm',
    cost: (of) => `p99 ${short(of('check-in of 200 in 10 s, p99').ours)} ms`,
    because: 'each follows the one before it, because the order of arrival counts',
  },
]

/** The table of costs; a row whose bench has not run says so. */
export const costs = (reports: Reports): string[][] =>
  ROWS.map(({ what, bench, cost, because }) => {
    const { figures } = reports[bench] ?? {}
    return [what, figures ? cost(among(figures)) : 'not measured', because, `\`npm run bench -- ${bench}\``]
  })

const among =
  (figures: readonly Figure[]): Known =>
  (what) => {
    const figure = figures.find((one) => one.what === what)
    if (!figure)
      throw new Error(`docs/scaling.md wants the figure '${what}', and no bench has one of that name.`)
    return { ours: median(figure.ours), bare: median(figure.bare) }
  }
