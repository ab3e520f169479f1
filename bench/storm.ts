import { checkIn } from '@turnout/contract/game-day'
import { AT_THE_PITCH } from '../apps/server/src/testing/game-setup.ts'
import { quantile, timesAtIntervals } from './support/figures.ts'
import { alternate, report } from './support/measure.ts'
import { copyGameRows, fullGroup, openProgram, poolOf, recordCheckIn } from './support/setup.ts'
import { StatementReplay } from './support/statement-replay.ts'

/** All members of a large group check in within ten seconds, compared with the same statements by bare pg. */
const PEOPLE = 200
const WITHIN_MS = 10_000
/** At the same interval as the others and for half as long: the baseline has no queue that could grow. */
const PEOPLE_OF_THE_LIMIT = PEOPLE / 2

const program = await openProgram()
const pool = await poolOf(program)
try {
  let failed = 0

  /** p99 of a round. */
  const storm = async (people: number, arrive: (nr: number) => Promise<void>) =>
    quantile(await timesAtIntervals(people, WITHIN_MS / PEOPLE, arrive), 0.99)

  const recorded = await recordCheckIn(program)
  const rounds = await alternate({
    ours: async () => {
      const { groupId, people } = await fullGroup(program, PEOPLE)
      return storm(PEOPLE, async (nr) => {
        const input = { params: { groupId }, body: AT_THE_PITCH }
        const { status } = await program.call(checkIn, input, people[nr])
        if (status !== 200) failed += 1
      })
    },
    bare: async () => {
      const [copy] = await copyGameRows(pool, recorded.gameId, 1)
      const bare = new StatementReplay(pool, recorded)
      return storm(PEOPLE_OF_THE_LIMIT, () => bare.run(copy ?? ''))
    },
  })
  report('storm', {
    figures: [
      {
        what: `check-in of ${PEOPLE} in ${WITHIN_MS / 1000} s, p99`,
        unit: 'ms',
        baseline: 'its own statements by bare pg',
        ...rounds,
        aim: null,
      },
    ],
    notes: [`${failed} of ${rounds.ours.length * PEOPLE} check-ins failed.`],
  })
  if (failed > 0) process.exitCode = 1
} finally {
  await pool.end()
  await program.remove()
}
