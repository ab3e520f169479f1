import { once } from 'node:events'
import { API } from '../apps/server/src/app.ts'
import { report, short } from './support/measure.ts'
import { othersBeside } from './support/others.ts'
import { startScript } from './support/script.ts'
import { openProgram } from './support/setup.ts'
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
  const port = Number(new URL(program.origin).port)
  const cuts: CutResult[] = []
  const slow = async () => {
    const crowd = startScript('slow-crowd.ts')
    crowd.send({ port, halves: HALVES, many: LINES } satisfies SlowLoad)
    const [cut] = (await once(crowd, 'message')) as [CutResult]
    cuts.push(cut)
  }
  const others = await othersBeside(program, {
    what: `${LINES.toLocaleString('en-GB')} slow lines`,
    work: slow,
    noneMs: QUIET_MS,
    rounds: ROUNDS,
  })
  const most = (of: keyof CutResult) => short(Math.max(...cuts.map((cut) => cut[of])))
  report('slow-lines', {
    figures: [others],
    notes: [
      `All lines were open after ${most('openedMs')} ms at most; the longest stayed open for ${most('longestMs')} ms.`,
    ],
  })
} finally {
  await program.remove()
}
