import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API } from '../apps/server/src/app.ts'
import { quantile } from './support/figures.ts'
import { alternate, report, short } from './support/measure.ts'
import { pollLatenciesDuring } from './support/others.ts'
import { createRunningGame, openProgram } from './support/setup.ts'
import type { CutResult, SlowLoad } from './support/slow-crowd.ts'

/** Thousands of connections that send half of a request, and the effect on others until all of them are closed. */
const LINES = Number(process.env.SLOW_LINES ?? 2_000)
const HALVES = [
  `GET ${API}/sports HTTP/1.1\r\nHost: x\r\nX-Slow: `,
  `POST ${API}/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{"email":`,
]
const ROUNDS = Number(process.env.ROUNDS ?? 2)
const QUIET_MS = 10_000

const program = await openProgram()
try {
  const { gameId } = await createRunningGame(program)
  const port = Number(new URL(program.origin).port)
  const cuts: CutResult[] = []
  const slow = async () => {
    const crowd = fork(join(import.meta.dirname, 'support/slow-crowd.ts'), { execArgv: ['--import', 'tsx'] })
    crowd.send({ port, halves: HALVES, many: LINES } satisfies SlowLoad)
    const [cut] = (await once(crowd, 'message')) as [CutResult]
    cuts.push(cut)
  }
  const p99 = async (work: () => Promise<unknown>) =>
    quantile(await pollLatenciesDuring(program, gameId, work), 0.99)
  const rounds = await alternate({ ours: () => p99(slow), bare: () => p99(() => sleep(QUIET_MS)) }, ROUNDS)
  const most = (of: keyof CutResult) => short(Math.max(...cuts.map((cut) => cut[of])))
  report('slow-lines', {
    figures: [
      {
        what: `polls of others beside ${LINES.toLocaleString('en-GB')} slow lines, p99`,
        unit: 'ms',
        baseline: 'beside none',
        ...rounds,
        aim: { of: 'ours', atMost: 200 },
      },
    ],
    notes: [
      `All lines were open after ${most('openedMs')} ms at most; the longest stayed open for ${most('longestMs')} ms.`,
    ],
  })
} finally {
  await program.remove()
}
