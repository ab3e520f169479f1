import { setTimeout as sleep } from 'node:timers/promises'
import { Again, leastOf } from './support/again.ts'
import { quantile } from './support/figures.ts'
import { alternate, type Figure, report } from './support/measure.ts'
import {
  goal,
  kickedOff,
  openProgram,
  organisers,
  type Pitch,
  pitchesLike,
  poolOf,
  recordGoal,
} from './support/pitch.ts'

/** Goals a second, each kept before it is answered, beside what the database does with the same statements alone. */
const HANDS = 40
const ROUND_MS = 2_000
const GAMES = [1, 200]
/** Oftener than this one hand may not press. */
const BETWEEN_MS = 52

const program = await openProgram()
const pool = await poolOf(program)
try {
  const hands = await organisers(program, HANDS)
  const first = await kickedOff(program)
  const recorded = await recordGoal(program, await kickedOff(program))
  const least = leastOf(recorded)
  const figures: Figure[] = []
  const took: number[] = []
  let busy = 0

  /** As many as are taken in a round, each hand sending its next when the last is answered. */
  const perSecond = async (
    pitches: readonly Pitch[],
    press: (pitch: Pitch, hand: number) => Promise<void>,
  ) => {
    let count = 0
    const until = performance.now() + ROUND_MS
    await Promise.all(
      hands.map(async (_, hand) => {
        for (let nr = hand; performance.now() < until; nr += HANDS) {
          const began = performance.now()
          await press(pitches[nr % pitches.length] ?? first, hand)
          count += 1
          await sleep(Math.max(0, BETWEEN_MS - (performance.now() - began)))
        }
      }),
    )
    return (count / ROUND_MS) * 1000
  }

  const pressed = async (pitch: Pitch, hand: number) => {
    const began = performance.now()
    busy += (await goal(program, pitch, hands[hand] ?? pitch.ada)).busy
    took.push(performance.now() - began)
  }

  for (const games of GAMES) {
    const mine = await pitchesLike(pool, first, games)
    const named = games === 1 ? 'goals on one game' : `goals over ${games} games`
    const baselines = [
      {
        baseline: 'its own statements by bare pg',
        said: recorded,
        aim: { of: 'ratio', atLeast: 0.6 } as const,
      },
      { baseline: 'the least statements by bare pg', said: least, aim: null },
    ]
    for (const { baseline, said, aim } of baselines) {
      const theirs = await pitchesLike(pool, { ...first, gameId: recorded.gameId }, games)
      const bare = new Again(pool, said)
      const rounds = await alternate({
        ours: () => perSecond(mine, pressed),
        bare: () => perSecond(theirs, ({ gameId }) => bare.press(gameId)),
      })
      const what = aim === null ? `${named}, against the least` : named
      figures.push({ what, unit: 'a second', baseline, ...rounds, aim })
    }
  }
  report('commands', {
    figures,
    notes: [
      `A goal makes ${recorded.asked.length} statements; the least are ${least.asked.length}. ${HANDS} hands; p50 ${quantile(took, 0.5).toFixed(1)} ms, p99 ${quantile(took, 0.99).toFixed(1)} ms; told ${busy} times to press again.`,
    ],
  })
} finally {
  await pool.end()
  await program.remove()
}
