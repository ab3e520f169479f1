import { API } from '../apps/server/src/app.ts'
import { BareNode } from './support/bare.ts'
import { answersASecond } from './support/load.ts'
import { alternate, type Figure, report } from './support/measure.ts'
import { kickedOff, openProgram, phones } from './support/pitch.ts'

/** A phone that asks for the state of its match again and again, with news and without. */
const CONNECTIONS = 16
const ROUND_MS = 2_000

const program = await openProgram()
const bare = await BareNode.start()
try {
  const { gameId } = await kickedOff(program)
  const [token = ''] = await phones(program, 1)
  const url = new URL(`${program.origin}${API}/games/${gameId}/state`)
  const authorization = `Bearer ${token}`
  const first = await fetch(url, { headers: { authorization } })
  const etag = first.headers.get('etag') ?? ''
  const body = await first.text()
  const { connection: _, date: __, 'keep-alive': ___, ...headers } = Object.fromEntries(first.headers)
  bare.say({ headers, body })

  const asked = (port: number, known: boolean) => () =>
    answersASecond({
      port,
      path: url.pathname,
      headers: { authorization, ...(known && { 'if-none-match': etag }) },
      status: known ? 304 : 200,
      connections: CONNECTIONS,
      forMs: ROUND_MS,
    })
  const figures: Figure[] = []
  for (const known of [false, true]) {
    const [ours, limit] = [asked(Number(url.port), known), asked(bare.port, known)]
    await ours() // the compiler's own time is not the answer's
    await limit()
    figures.push({
      what: known ? 'poll of the state, nothing new (304)' : 'poll of the state (200)',
      unit: 'a second',
      baseline: 'bare node:http, the same bytes',
      ...(await alternate({ ours, bare: limit })),
      aim: { of: 'ratio', atLeast: 0.7 },
    })
  }
  report('poll', { figures, notes: [`${CONNECTIONS} connections; a state of ${body.length} bytes.`] })
} finally {
  bare.stop()
  await program.remove()
}
