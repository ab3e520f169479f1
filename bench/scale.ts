import { setTimeout as sleep } from 'node:timers/promises'
import { API } from '../apps/server/src/app.ts'
import { findRunningUrl } from '../apps/server/src/platform/db/embedded.ts'
import { Crowd } from './support/crowd.ts'
import { processorOfTree, quantile, timed } from './support/figures.ts'
import { report } from './support/measure.ts'
import {
  type BenchGame,
  copyGames,
  createOrganisers,
  createRunningGame,
  createSessions,
  openProgram,
  poolOf,
  scoreGoal,
} from './support/setup.ts'

/** Many games at once with watchers, on two nodes and one database: what grows with the number of games. */
const GAMES = (process.env.GAMES ?? '10,50,200').split(',').map(Number)
const WATCHERS_EACH = 10
/** In a lively match commands are rarely more frequent for long. */
const PRESS_EVERY_MS = 5_000
const IDLE_MS = 4_000
const PLAY_MS = 10_000

const first = await openProgram()
const databaseUrl = (await findRunningUrl(first.dataDir)) ?? ''
const second = await openProgram({ DATABASE_URL: databaseUrl })
const nodes = [first, second] as const
const nodeOf = (nr: number) => nodes[nr % 2] ?? first
const pool = await poolOf(first)
const processor = () => processorOfTree(first.pid ?? 0) + processorOfTree(second.pid ?? 0)

/** Each game gets commands at its own times; returns how long each took. */
async function play(pitches: readonly BenchGame[], hands: readonly { token: string }[]) {
  const took: number[] = []
  const until = performance.now() + PLAY_MS
  await Promise.all(
    pitches.map(async (pitch, nr) => {
      await sleep((PRESS_EVERY_MS / pitches.length) * nr)
      while (performance.now() < until) {
        const ms = await timed(() => scoreGoal(nodeOf(nr), pitch, hands[nr % hands.length] ?? pitch.ada))
        took.push(ms)
        await sleep(Math.max(0, PRESS_EVERY_MS - ms))
      }
    }),
  )
  return took
}

try {
  const pitch = await createRunningGame(first)
  const hands = await createOrganisers(first, 40)
  const most = Math.max(...GAMES)
  const pitches = await copyGames(pool, pitch, most)
  const tokens = await createSessions(first, most * WATCHERS_EACH)
  const nobody = { url: `${first.origin}${API}/games/${pitch.gameId}/events`, tokens: [] }
  const crowd = await Crowd.gather(nobody)
  const rows = { idle: [] as number[], press: [] as number[], p50: [] as number[], p99: [] as number[] }
  let watched = 0
  for (const games of GAMES) {
    for (; watched < games; watched += 1) {
      const url = `${nodeOf(watched + 1).origin}${API}/games/${pitches[watched]?.gameId}/events`
      await crowd.grow({ url, tokens: tokens.splice(0, WATCHERS_EACH) })
    }
    const before = processor()
    await sleep(IDLE_MS)
    const idle = processor()
    const took = await play(pitches.slice(0, games), hands)
    const played = processor() - idle
    rows.idle.push(((idle - before) / IDLE_MS) * 1e6)
    rows.press.push((played * 1000) / took.length)
    rows.p50.push(quantile(took, 0.5))
    rows.p99.push(quantile(took, 0.99))
  }
  crowd.leave()
  const grown = { by: 'games', sizes: GAMES }
  report('scale', {
    figures: [],
    curves: [
      {
        ...grown,
        title: 'A press while so many games are on, watched through the other node',
        unit: 'ms',
        lines: [
          { name: 'processor of both nodes and the database', values: rows.press },
          { name: 'answered, p50', values: rows.p50 },
          { name: 'answered, p99', values: rows.p99 },
        ],
      },
      {
        ...grown,
        title: 'Two nodes and the database while everybody only watches',
        unit: 'ms of processor a second',
        lines: [{ name: 'all processes', values: rows.idle }],
      },
    ],
    notes: [
      `${WATCHERS_EACH} watchers a game, a press a game every ${PRESS_EVERY_MS / 1000} seconds; ${crowd.lost} streams were lost.`,
    ],
  })
} finally {
  await pool.end()
  await second.remove()
  await first.remove()
}
