import { API } from '../apps/server/src/app.ts'
import { BareNode } from './support/bare.ts'
import { quantile } from './support/figures.ts'
import { answersASecond, latenciesOf } from './support/load.ts'
import { alternate, type Figure, report } from './support/measure.ts'
import { createRunningGame, createSessions, openProgram } from './support/setup.ts'

/** Phones that poll the state of their match, with and without changes, and one that does so alone. */
const CONNECTIONS = 16
const ROUND_MS = 1_500
/** Every request of a phone has its time zone. */
const TIME_ZONE = { 'x-time-zone': 'Europe/London' }
/** Phones without a stream, each polling at these intervals in seconds (G12 of docs/security.md). */
const PHONES = Number(process.env.PHONES ?? 1000)
const EVERY_S = [5, 2]

interface Poll {
  known: boolean
  connections: number
}

const POLLS: readonly (Poll & Pick<Figure, 'what' | 'aim'>)[] = [
  {
    ...{ what: 'poll of the state (200)', known: false, connections: CONNECTIONS },
    aim: { of: 'ratio', atLeast: 0.23 },
  },
  {
    ...{ what: 'poll of the state, nothing new (304)', known: true, connections: CONNECTIONS },
    aim: { of: 'ratio', atLeast: 0.23 },
  },
  {
    ...{ what: 'poll of a phone alone, nothing new (304)', known: true, connections: 1 },
    aim: { of: 'ours', atLeast: 1_700 },
  },
]

const program = await openProgram()
const bare = await BareNode.start()
try {
  const { gameId } = await createRunningGame(program)
  const tokens = await createSessions(program, PHONES)
  const [token = ''] = tokens
  const url = new URL(`${program.origin}${API}/games/${gameId}/state`)
  const authorization = `Bearer ${token}`
  const first = await fetch(url, { headers: { authorization, ...TIME_ZONE } })
  const etag = first.headers.get('etag') ?? ''
  const body = await first.text()
  const { connection: _, date: __, 'keep-alive': ___, ...headers } = Object.fromEntries(first.headers)
  bare.setResponse({ headers, body })

  const asked =
    (port: number, { known, connections }: Poll) =>
    () =>
      answersASecond({
        port,
        path: url.pathname,
        headers: { authorization, ...TIME_ZONE, ...(known && { 'if-none-match': etag }) },
        status: known ? 304 : 200,
        connections,
        forMs: ROUND_MS,
      })
  const figures: Figure[] = []
  for (const { what, aim, ...poll } of POLLS) {
    const [ours, limit] = [asked(Number(url.port), poll), asked(bare.port, poll)]
    await ours() // warms up the compiler
    await limit()
    figures.push({
      what,
      unit: 'a second',
      baseline: 'bare node:http, the same bytes',
      ...(await alternate({ ours, bare: limit })),
      aim,
    })
  }
  for (const everyS of EVERY_S) {
    const p99 = (port: number) => async () => {
      const each = tokens.map((one) => ({
        port,
        path: url.pathname,
        headers: { authorization: `Bearer ${one}`, ...TIME_ZONE, 'if-none-match': etag },
        status: 304,
      }))
      return quantile(await latenciesOf(each, everyS * 1000), 0.99)
    }
    figures.push({
      what: `${PHONES.toLocaleString('en-GB')} phones, a poll each ${everyS} s, p99`,
      unit: 'ms',
      baseline: 'bare node:http, the same bytes',
      ...(await alternate({ ours: p99(Number(url.port)), bare: p99(bare.port) })),
      aim: { of: 'ours', atMost: 100 },
    })
  }
  report('poll', { figures, notes: [`${CONNECTIONS} connections; a state of ${body.length} bytes.`] })
} finally {
  bare.stop()
  await program.remove()
}
