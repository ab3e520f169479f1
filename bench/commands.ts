import { setTimeout as sleep } from 'node:timers/promises'
import { API } from '../apps/server/src/app.ts'
import { Crowd } from './support/crowd.ts'
import { quantile } from './support/figures.ts'
import { alternate, type Figure, report } from './support/measure.ts'
import {
  type BenchGame,
  copyGames,
  createOrganisers,
  createRunningGame,
  createSessions,
  openProgram,
  poolOf,
  recordGoal,
  scoreGoal,
} from './support/setup.ts'
import { type Recorded, requiredStatements, StatementReplay } from './support/statement-replay.ts'

/** Goals a second, each kept before it is answered, beside what the database does with the same statements alone. */
const ROUND_MS = 2_000
/** Over many games forty hands would be the limit themselves, because each may press only so often. */
const HANDS: Readonly<Record<number, number>> = { 1: 40, 200: 160 }
/** So many look on while one match is pressed for (G13 of docs/security.md). */
const READERS = Number(process.env.READERS ?? 2000)
/** Oftener than this one hand may not press. */
const BETWEEN_MS = 52

const program = await openProgram()
const pool = await poolOf(program)
try {
  const hands = await createOrganisers(program, Math.max(...Object.values(HANDS)))
  const first = await createRunningGame(program)
  const recorded = await recordGoal(program, await createRunningGame(program))
  const least = requiredStatements(recorded)
  const figures: Figure[] = []
  const took: number[] = []
  let busy = 0

  /** As many as are taken in a round, each hand sending its next when the last is answered. */
  const perSecond = async (
    pitches: readonly BenchGame[],
    press: (pitch: BenchGame, hand: number) => Promise<void>,
  ) => {
    const many = HANDS[pitches.length] ?? 1
    let count = 0
    const until = performance.now() + ROUND_MS
    await Promise.all(
      Array.from({ length: many }, async (_, hand) => {
        for (let nr = hand; performance.now() < until; nr += many) {
          const began = performance.now()
          await press(pitches[nr % pitches.length] ?? first, hand)
          count += 1
          await sleep(Math.max(0, BETWEEN_MS - (performance.now() - began)))
        }
      }),
    )
    return (count / ROUND_MS) * 1000
  }

  const pressed = async (pitch: BenchGame, hand: number) => {
    const began = performance.now()
    busy += (await scoreGoal(program, pitch, hands[hand] ?? pitch.ada)).busy
    took.push(performance.now() - began)
  }

  for (const games of Object.keys(HANDS).map(Number)) {
    const copies = (gameId: string) => copyGames(pool, { ...first, gameId }, games)
    const mine = await copies(first.gameId)
    const barely = async (recorded: Recorded) => {
      const [theirs, bare] = [await copies(recorded.gameId), new StatementReplay(pool, recorded)]
      return () => perSecond(theirs, ({ gameId }) => bare.run(gameId))
    }
    const { ours, own, fewest } = await alternate({
      ours: () => perSecond(mine, pressed),
      own: await barely(recorded),
      fewest: await barely(least),
    })
    const what = games === 1 ? 'goals on one game' : `goals over ${games} games`
    const unit = 'a second'
    figures.push(
      {
        ...{ what, unit, baseline: 'its own statements by bare pg', ours, bare: own },
        aim: { of: 'ratio', atLeast: 0.6 },
      },
      {
        ...{ what: `${what}, against the least`, unit, baseline: 'the least statements by bare pg' },
        ...{ ours, bare: fewest, aim: null },
      },
    )
  }

  const [watched, empty] = await copyGames(pool, first, 2)
  if (!watched || !empty) throw new Error('Two pitches were asked for.')
  const url = `${program.origin}${API}/games/${watched.gameId}/events`
  const crowd = await Crowd.gather({ url, tokens: await createSessions(program, READERS) })
  const waited: number[] = []
  figures.push({
    what: `goals on one game, ${READERS.toLocaleString('en-GB')} watching`,
    unit: 'a second',
    baseline: 'nobody watching',
    ...(await alternate({
      ours: () => {
        took.length = 0
        return perSecond([watched], pressed).finally(() => waited.push(...took))
      },
      bare: () => perSecond([empty], pressed),
    })),
    aim: { of: 'ours', atLeast: 200 },
  })
  crowd.leave()
  report('commands', {
    figures,
    notes: [
      `A goal makes ${recorded.statements.length} statements; the least are ${least.statements.length}. ${HANDS[1]} hands on one game, ${HANDS[200]} over 200; told ${busy} times to press again.`,
      `With ${READERS.toLocaleString('en-GB')} watching: p50 ${quantile(waited, 0.5).toFixed(1)} ms, p99 ${quantile(waited, 0.99).toFixed(1)} ms from press to answer; ${crowd.lost} streams were lost. G13 asks for 200 a second, p99 100 ms.`,
    ],
  })
} finally {
  await pool.end()
  await program.remove()
}
