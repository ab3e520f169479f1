import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { backoffMs } from '../../platform/realtime/backoff.ts'
import { type ConnectionState, subscribe } from '../../platform/realtime/event-stream.ts'
import { isLive } from '../../platform/realtime/live-paths.ts'
import { gameTopic } from './public/game-topics.ts'
import { gameState } from './testing.ts'

const GAME = '0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c'

/** In the form of the server: with database ids, and times as text. */
const stateAt = (version: number, era = 'first') => ({
  ...gameState({ game_id: GAME, group_id: GAME, version, era, upcoming_match: null, line: [] }),
  available_teams: [],
  team_details: {},
  session_ends_at: '2026-06-09T20:00:00.000Z',
  closes_at: '2026-06-09T20:00:00.000Z',
})

test('the state that is sent here is valid for the contract', () => {
  expect(gameTopic(GAME).schema.parse(stateAt(3)).version).toBe(3)
})

const sendState = (response: ServerResponse, version: number, era?: string) =>
  response.write(`id: ${version}\nevent: state\ndata: ${JSON.stringify(stateAt(version, era))}\n\n`)

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

type Script = (response: ServerResponse) => void

/** Each connection plays the next script; the last one repeats. */
async function connect(scripts: readonly Script[], silenceMs = 5_000, waitMs = 5) {
  let connections = 0
  const listeners = new Set<() => void>()
  const delays: number[] = []
  const server = createServer((_request, response) => {
    const script = scripts[Math.min(connections, scripts.length - 1)]
    connections += 1
    script?.(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const received = { versions: [] as number[], connection: [] as ConnectionState[], refused: 0 }
  const stop = subscribe(
    gameTopic(GAME),
    {
      onState: ({ version }) => received.versions.push(version),
      onConnection: (connection) => received.connection.push(connection),
      onRefused: () => {
        received.refused += 1
      },
    },
    {
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      silenceMs,
      backoff: {
        delayMs: (failures) => {
          delays.push(failures)
          return waitMs
        },
        onWake: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    },
  )
  closers.push(stop, () => {
    server.closeAllConnections()
    server.close()
  })
  return { received: received, stop, back: listeners, waits: delays, connections: () => connections }
}

const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
const until = (condition: () => boolean) => expect.poll(condition, { interval: 5 }).toBe(true)

test('every newer version is delivered, and no other', async () => {
  const { received } = await connect([
    (response) => {
      stream(response)
      for (const version of [3, 3, 2, 4]) sendState(response, version)
    },
  ])
  await until(() => received.versions.includes(4))
  expect(received.versions).toEqual([3, 4])
  expect(received.connection.slice(0, 2)).toEqual(['connecting', 'live'])
})

test('after a close event it reconnects, and a known state is not delivered again', async () => {
  const { received } = await connect([
    (response) => {
      stream(response)
      sendState(response, 7)
      response.end('event: bye\ndata:\n\n')
    },
    (response) => {
      stream(response)
      sendState(response, 7)
      sendState(response, 8)
    },
  ])
  await until(() => received.versions.includes(8))
  expect(received.versions).toEqual([7, 8])
  expect(received.connection).toContain('lost')
  expect(received.connection.at(-1)).toBe('live')
})

test('after a restore a lower version is the newer one, and older ones are not delivered', async () => {
  const { received } = await connect([
    (response) => {
      stream(response)
      sendState(response, 7)
      response.end()
    },
    (response) => {
      stream(response)
      for (const version of [4, 3, 5]) sendState(response, version, 'second')
    },
  ])
  await until(() => received.versions.includes(5))
  expect(received.versions).toEqual([7, 4, 5])
})

test('after a failure the client reconnects', async () => {
  const { received } = await connect([
    (response) => response.writeHead(503).end(),
    (response) => response.destroy(),
    (response) => {
      stream(response)
      sendState(response, 1)
    },
  ])
  await until(() => received.versions.includes(1))
})

test('a silent connection is closed and opened again', async () => {
  const { received, connections } = await connect(
    [
      (response) => {
        stream(response)
        sendState(response, 1)
      },
      (response) => {
        stream(response)
        sendState(response, 2)
      },
    ],
    60,
  )
  await until(() => received.versions.includes(2))
  expect(connections()).toBeGreaterThanOrEqual(2)
})

test.each([401, 403, 404])('after a %i the client does not reconnect', async (status) => {
  const { received, connections } = await connect([(response) => response.writeHead(status).end()])
  await until(() => received.refused === 1)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(connections()).toBe(1)
})

test('a topic is live from its first state until the connection breaks or its screen is left', async () => {
  let hangUp = () => {}
  const { stop } = await connect(
    [
      (response) => {
        stream(response)
        sendState(response, 1)
        hangUp = () => response.destroy()
      },
    ],
    5_000,
    20,
  )
  expect(isLive(gameTopic(GAME))).toBe(false)
  await until(() => isLive(gameTopic(GAME)))
  hangUp()
  await until(() => !isLive(gameTopic(GAME)))
  await until(() => isLive(gameTopic(GAME)))
  stop()
  expect(isLive(gameTopic(GAME))).toBe(false)
})

test('after unsubscribing nothing is delivered', async () => {
  const { received, stop, connections } = await connect([
    (response) => {
      stream(response)
      sendState(response, 1)
      setTimeout(() => sendState(response, 2), 60)
    },
  ])
  await until(() => received.versions.includes(1))
  stop()
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(received.versions).toEqual([1])
  expect(connections()).toBe(1)
})

test.each([
  [0, [1_000, 2_000, 4_000, 8_000, 10_000, 10_000]],
  [0.5, [2_000, 4_000, 8_000, 16_000, 20_000, 20_000]],
  [1, [3_000, 6_000, 12_000, 24_000, 30_000, 30_000]],
])(
  'every wait is twice the last, at most half a minute, and another one for each phone (%d)',
  (chance, delays) => {
    expect(delays.map((_, failures) => backoffMs(failures, chance))).toEqual(delays)
  },
)

test('the pauses between reconnects grow, and start over after a good connection', async () => {
  const fails: Script = (response) => response.destroy()
  const { waits: delays } = await connect([
    fails,
    fails,
    fails,
    (response) => {
      stream(response)
      sendState(response, 1)
      response.end('event: bye\ndata: {}\n\n')
    },
    fails,
  ])
  await until(() => delays.length >= 6)
  expect(delays.slice(0, 6)).toEqual([0, 1, 2, 0, 1, 2])
})

test('a phone that is in use again, or has its signal back, reconnects at once', async () => {
  const {
    received,
    back: listeners,
    connections,
  } = await connect(
    [
      (response) => response.destroy(),
      (response) => {
        stream(response)
        sendState(response, 1)
      },
    ],
    5_000,
    600_000,
  )
  await until(() => listeners.size === 1)
  expect(connections()).toBe(1)
  for (const listener of listeners) listener()
  await until(() => received.versions.includes(1))
  expect(listeners.size).toBe(0)
})

/** Outcomes of one message; three in ten are lost, doubled or late. */
const LINE_FAULTS = ['dropped', 'doubled', 'overtaken', ...Array<'fine'>(7).fill('fine')] as const

/** A connection that delivers the newest state first, and the later ones with these faults. */
function serveBadLine(
  world: { version: number; connections: Set<() => void> },
  faults: readonly (typeof LINE_FAULTS)[number][],
) {
  let sent = 0
  return (response: ServerResponse) => {
    stream(response)
    sendState(response, world.version)
    let late: number[] = []
    const send = () => {
      const fault = faults[sent++ % faults.length]
      if (fault === 'dropped') return
      if (fault === 'overtaken') {
        late.push(world.version)
        return
      }
      sendState(response, world.version)
      for (const version of late) sendState(response, version)
      late = []
      if (fault === 'doubled') sendState(response, world.version)
    }
    world.connections.add(send)
    response.on('close', () => world.connections.delete(send))
  }
}

test('[I16] with three in ten messages dropped, doubled or overtaken no screen goes back, and all are equal at the end', async () => {
  const faults = fc.array(fc.constantFrom(...LINE_FAULTS), { minLength: 10, maxLength: 30 })
  const screens = fc.array(faults, { minLength: 3, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(screens, async (phones) => {
      const world = { version: 1, connections: new Set<() => void>() }
      // a connection that lost its last message stays silent, and silence makes the client reconnect
      const shown = await Promise.all(phones.map((phone) => connect([serveBadLine(world, phone)], 250)))
      await until(() => shown.every(({ received }) => received.versions.length > 0))
      for (let goals = 0; goals < 40; goals += 1) {
        world.version += 1
        for (const send of world.connections) send()
        if (goals % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 1))
      }
      await until(() => shown.every(({ received }) => received.versions.at(-1) === world.version))
      for (const { received, stop } of shown) {
        stop()
        expect(received.versions).toEqual([...new Set(received.versions)].sort((a, b) => a - b))
      }
    }),
    { numRuns: 8 },
  )
})
