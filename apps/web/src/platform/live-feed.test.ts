import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Connection, followGame } from './live-feed.ts'

const GAME = '0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c'

const stateAt = (version: number) => ({
  game_id: GAME,
  group_id: GAME,
  group_name: 'Canal Side Kickabout',
  version,
  has_play_begun: false,
  current_match: null,
  upcoming_match: null,
  completed_matches: [],
  coin_toss_state: { pending: false, team_a_id: null, team_b_id: null, commitment: null, last: null },
  is_knockout_stage: false,
  available_teams: [],
  team_details: {},
  line: [],
  can_control_match: false,
  late_presses: [],
  take_back: null,
  referee_info: null,
  referee_candidates: [],
  shares: [],
  match_rules: {
    duration_s: 420,
    win: { by: 'lead', lead: 2, goals: 2 },
    knockout_goals: 1,
    scored_draw: 'toss',
    goalless_draw: 'both_off',
    max_wins_in_a_row: null,
    at_zero: 'stop',
    changeover_s: 30,
  },
  clock: { is_running: false, ends_at: null, left_ms: 420_000, expired: false },
  session_ends_at: '2026-06-09T20:00:00.000Z',
  is_closed: false,
  closed_at: null,
})

const say = (response: ServerResponse, version: number) =>
  response.write(`id: ${version}\nevent: state\ndata: ${JSON.stringify(stateAt(version))}\n\n`)

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

type Script = (response: ServerResponse) => void

/** Each connection plays the next script; the last one is played again and again. */
async function follow(scripts: readonly Script[], silenceMs = 5_000) {
  let connections = 0
  const server = createServer((_request, response) => {
    const script = scripts[Math.min(connections, scripts.length - 1)]
    connections += 1
    script?.(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const heard = { versions: [] as number[], connection: [] as Connection[], refused: 0 }
  const stop = followGame(
    GAME,
    {
      onState: ({ version }) => heard.versions.push(version),
      onConnection: (connection) => heard.connection.push(connection),
      onRefused: () => {
        heard.refused += 1
      },
    },
    {
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      silenceMs,
      reconnectMs: { least: 5, most: 10 },
    },
  )
  closers.push(stop, () => {
    server.closeAllConnections()
    server.close()
  })
  return { heard, stop, connections: () => connections }
}

const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
const until = (isSo: () => boolean) => expect.poll(isSo, { interval: 5, timeout: 4_000 }).toBe(true)

test('every newer version is told, and none that is not newer', async () => {
  const { heard } = await follow([
    (response) => {
      stream(response)
      for (const version of [3, 3, 2, 4]) say(response, version)
    },
  ])
  await until(() => heard.versions.includes(4))
  expect(heard.versions).toEqual([3, 4])
  expect(heard.connection.slice(0, 2)).toEqual(['connecting', 'live'])
})

test('after a goodbye it comes back, and what it knows already is not told again', async () => {
  const { heard } = await follow([
    (response) => {
      stream(response)
      say(response, 7)
      response.end('event: bye\ndata:\n\n')
    },
    (response) => {
      stream(response)
      say(response, 7)
      say(response, 8)
    },
  ])
  await until(() => heard.versions.includes(8))
  expect(heard.versions).toEqual([7, 8])
  expect(heard.connection).toContain('lost')
  expect(heard.connection.at(-1)).toBe('live')
})

test('a server that fails is asked again', async () => {
  const { heard } = await follow([
    (response) => response.writeHead(503).end(),
    (response) => response.destroy(),
    (response) => {
      stream(response)
      say(response, 1)
    },
  ])
  await until(() => heard.versions.includes(1))
})

test('a line that falls silent is given up and dialled again', async () => {
  const { heard, connections } = await follow(
    [
      (response) => {
        stream(response)
        say(response, 1)
      },
      (response) => {
        stream(response)
        say(response, 2)
      },
    ],
    60,
  )
  await until(() => heard.versions.includes(2))
  expect(connections()).toBeGreaterThanOrEqual(2)
})

test.each([401, 403, 404])('after a %i nobody tries again', async (status) => {
  const { heard, connections } = await follow([(response) => response.writeHead(status).end()])
  await until(() => heard.refused === 1)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(connections()).toBe(1)
})

test('who leaves the screen hears no more', async () => {
  const { heard, stop, connections } = await follow([
    (response) => {
      stream(response)
      say(response, 1)
      setTimeout(() => say(response, 2), 60)
    },
  ])
  await until(() => heard.versions.includes(1))
  stop()
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(heard.versions).toEqual([1])
  expect(connections()).toBe(1)
})
