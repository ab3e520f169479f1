import { getGameState } from '@turnout/contract/live-match'
import { API } from '../apps/server/src/app.ts'
import { BareNode } from './support/bare.ts'
import { Crowd } from './support/crowd.ts'
import { quantile, usageOf } from './support/figures.ts'
import { alternate, type Figure, report } from './support/measure.ts'
import {
  type BenchGame,
  createGames,
  createSessions,
  openProgram,
  poolOf,
  scoreGoal,
} from './support/setup.ts'

/** The cost of a watcher, and the delay until the last of many has a change, beside bare Node with the same bytes. */
const CROWDS = (process.env.WATCHERS ?? '1000,5000').split(',').map(Number)
/** The pause is longer than a round of a game, so that two changes are not sent together. */
const CHANGES = { changes: 8, betweenMs: 150 }
/** Limits for p99 from a press to this many screens (ms); docs/security.md has that of five thousand (G11). */
const MOST_MS: Readonly<Record<number, number>> = { 1000: 100, 5000: 500 }
/** The limit of processor time for a press (ms): what other products need to send it to this many. */
const PRESS_MS: Readonly<Record<number, number>> = { 1000: 16 }

const program = await openProgram()
const bare = await BareNode.start()
const pool = await poolOf(program)
const server = program.pid ?? 0

/** Keeps the processor time of each round too: µs for each change and each of this many. */
const counting =
  (pid: number, kept: number[], each: number, round: () => Promise<number>) => async (): Promise<number> => {
    const before = usageOf(pid)
    const p99 = await round()
    const after = usageOf(pid)
    if (before && after) kept.push(((after.cpuS - before.cpuS) * 1e6) / CHANGES.changes / each)
    return p99
  }

/** The time from each of some changes until the last watcher has it; p99 of a round. */
async function lastSees(crowd: Crowd, publish: () => Promise<number>): Promise<number> {
  const times = await crowd.timesUntilShown(CHANGES, publish)
  return quantile(
    times.map((each) => Math.max(...each)),
    0.99,
  )
}

/** The time from the press on one phone until others show it; p99 over all of them. */
async function pressToShown(pitch: BenchGame, crowd: Crowd): Promise<number> {
  const times = await crowd.timesUntilShown(CHANGES, () => scoreGoal(program, pitch, pitch.ada))
  return quantile(times.flat(), 0.99)
}

const PUBLISH = `with risen as (update games set version = version + 1 where id = $1 returning version)
  select version, pg_notify('turnout_live', $2) from risen`

try {
  const [crowded, empty] = await createGames(program, 2)
  if (!crowded || !empty) throw new Error('Two pitches were asked for.')
  await pool.query('set synchronous_commit to off')
  const { reply } = await program.call(getGameState, { params: { gameId: crowded.gameId } }, crowded.ada)
  const event = (version: number) => `id: ${version}\nevent: state\ndata: ${JSON.stringify(reply)}\n\n`
  bare.setResponse({ headers: {}, body: event(0) })

  const eventsOf = ({ gameId }: BenchGame) => `${program.origin}${API}/games/${gameId}/events`
  const [nobody = '', ...everybody] = await createSessions(program, Math.max(...CROWDS) + 1)
  const one = await Crowd.gather({ url: eventsOf(empty), tokens: [nobody] })
  const ours = await Crowd.gather({ url: eventsOf(crowded), tokens: everybody.splice(0, 1) })
  const limit = await Crowd.gather({ url: `http://127.0.0.1:${bare.port}/watch`, tokens: ['anybody'] })
  let there = 1
  let version = 0

  const memory = () => [usageOf(server)?.mb ?? 0, usageOf(bare.pid)?.mb ?? 0] as const
  const before = memory()

  /** Adds watchers in five steps, and measures the growth of memory since there were none: kB per watcher. */
  const growTo = async (watchers: number) => {
    const kept = { ours: [] as number[], bare: [] as number[] }
    const lot = Math.ceil((watchers - there) / 5)
    while (there < watchers) {
      const tokens = everybody.splice(0, lot)
      await ours.grow({ url: eventsOf(crowded), tokens })
      await limit.grow({ url: `http://127.0.0.1:${bare.port}/watch`, tokens })
      there += lot
      const now = memory()
      kept.ours.push(((now[0] - before[0]) * 1024) / there)
      kept.bare.push(((now[1] - before[1]) * 1024) / there)
    }
    return kept
  }

  const publishOurs = async () => {
    const asked = [crowded.gameId, JSON.stringify({ game: crowded.gameId })]
    return Number((await pool.query(PUBLISH, asked)).rows[0].version)
  }
  const publishBare = async () => {
    version += 1
    bare.publish(event(version))
    return version
  }

  const figures: Figure[] = []
  const curve: number[][] = []
  const notes: string[] = []
  for (const watchers of CROWDS) {
    const many = watchers.toLocaleString('en-GB')
    const held = await growTo(watchers)
    notes.push(`With ${many} watchers the program's process holds ${Math.round(memory()[0])} MB (G11: 400).`)
    const cpu = { ours: [] as number[], bare: [] as number[] }
    const last = await alternate({
      ours: counting(server, cpu.ours, watchers, () => lastSees(ours, publishOurs)),
      bare: counting(bare.pid, cpu.bare, watchers, () => lastSees(limit, publishBare)),
    })
    const baseline = 'bare node:http, the same bytes'
    figures.push(
      {
        what: `publish to the last of ${many}, p99`,
        unit: 'ms',
        baseline,
        ...last,
        aim: { of: 'ratio', atMost: 1.3 },
      },
      { what: `processor a change and watcher, ${many}`, unit: 'µs', baseline, ...cpu, aim: null },
      { what: `memory a watcher, up to ${many}`, unit: 'kB', baseline, ...held, aim: null },
    )
    const press = { ours: [] as number[], bare: [] as number[] }
    const pressed = await alternate({
      ours: counting(server, press.ours, 1000, () => pressToShown(crowded, ours)),
      bare: counting(server, press.bare, 1000, () => pressToShown(empty, one)),
    })
    figures.push({
      what: `processor a press, ${many} watching`,
      unit: 'ms',
      baseline: 'with one watcher',
      ...press,
      aim: PRESS_MS[watchers] ? { of: 'ours', atMost: PRESS_MS[watchers] } : null,
    })
    figures.push({
      what: `press to shown with ${many} watchers, p99`,
      unit: 'ms',
      baseline: 'with one watcher',
      ...pressed,
      aim: MOST_MS[watchers] ? { of: 'ours', atMost: MOST_MS[watchers] } : null,
    })
    curve.push([quantile(last.ours, 0.5), quantile(last.bare, 0.5), quantile(pressed.ours, 0.5)])
  }
  const line = (name: string, at: number) => ({
    name,
    values: curve.map((values) => values[at] ?? Number.NaN),
  })
  report('watchers', {
    figures,
    curves: [
      {
        title: 'Until the last of so many has it, p99',
        by: 'watchers',
        unit: 'ms',
        sizes: CROWDS,
        lines: [line('publish, ours', 0), line('publish, bare Node', 1), line('press to shown, ours', 2)],
      },
    ],
    notes: [...notes, `${ours.lost + one.lost} streams were lost.`],
  })
  for (const crowd of [one, ours, limit]) crowd.leave()
} finally {
  bare.stop()
  await pool.end()
  await program.remove()
}
