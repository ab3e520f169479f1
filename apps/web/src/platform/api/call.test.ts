import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { login, register } from '@turnout/contract/accounts'
import { createGroup, listGroups, listMyGroups } from '@turnout/contract/groups'
import { changeScore } from '@turnout/contract/live-match'
import { getMe } from '@turnout/contract/me'
import { listSports } from '@turnout/contract/sports'
import { afterEach, expect, test } from 'vitest'
import { identity } from '../session/identity.ts'
import { call, exchange } from './call.ts'
import { errorText, NoConnection, ProblemError } from './problem-error.ts'

type ReceivedRequest = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Responder = (requests: ReceivedRequest, response: ServerResponse) => void

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
  identity.signOut()
})

/** A server on a real socket that gives the answers of the test and records the requests. */
async function testServer(answer: Responder) {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const received = { method, url, headers, body: Buffer.concat(chunks).toString() }
    requests.push(received)
    answer(received, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received: requests, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const problem = (
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
) =>
  response
    .writeHead(status, { 'content-type': 'application/problem+json', ...headers })
    .end(JSON.stringify({ status, ...body }))

const problemOf = async (promise: Promise<unknown>): Promise<ProblemError> => {
  const error = await promise.then(
    () => null,
    (caught: unknown) => caught,
  )
  if (error instanceof ProblemError) return error
  throw new Error(`A ProblemError was due, but it was ${String(error)}.`)
}

const GOAL = {
  params: { gameId: '0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c' },
  body: { team_id: '0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2d', action: 'increment' },
} as const

test('a refusal keeps its name, its status and its sentence', async () => {
  const { origin } = await testServer((_, response) =>
    problem(response, 409, {
      type: 'https://turnout.example.org/problems/below-zero',
      detail: 'A score cannot go below zero.',
    }),
  )
  const refusal = await problemOf(call(changeScore, GOAL, { origin }))
  expect(refusal).toMatchObject({ code: 'below-zero', status: 409, detail: 'A score cannot go below zero.' })
  expect(errorText(refusal, 'Failed to update score')).toBe('A score cannot go below zero.')
})

test('bad input names its fields', async () => {
  const errors = [{ field: 'email', message: 'This is not an email address.' }]
  const { origin } = await testServer((_, response) =>
    problem(response, 422, { type: 'invalid-input', errors }),
  )
  const refusal = await problemOf(call(login, { body: { email: 'x', password: 'y' } }, { origin }))
  expect(refusal).toMatchObject({ code: 'invalid-input', errors })
})

test.each`
  status | body                     | sentence
  ${401} | ${{}}                    | ${'Authentication required. Please log in again.'}
  ${403} | ${{}}                    | ${'Permission denied.'}
  ${404} | ${{}}                    | ${'Resource not found.'}
  ${500} | ${{}}                    | ${'Server error occurred. Please try again later.'}
  ${409} | ${{ message: 'Later.' }} | ${'Later.'}
  ${418} | ${{}}                    | ${'Failed to update score'}
`('a $status with $body is shown as "$sentence"', async ({ status, body, sentence }) => {
  const { origin } = await testServer((_, response) => problem(response, status, body))
  expect(errorText(await problemOf(call(changeScore, GOAL, { origin })), 'Failed to update score')).toBe(
    sentence,
  )
})

test('an error page of a proxy in between is a refusal too, not a crash', async () => {
  const { origin } = await testServer((_, response) => response.writeHead(502).end('<h1>Bad Gateway</h1>'))
  expect(await problemOf(call(listSports, {}, { origin }))).toMatchObject({ status: 502, code: 'unknown' })
})

test('a server that is not there gives NoConnection', async () => {
  // the system gives out no port this low, so nothing else can listen on it meanwhile
  const error = await call(listSports, {}, { origin: 'http://127.0.0.1:2' }).catch(
    (caught: unknown) => caught,
  )
  expect(error).toBeInstanceOf(NoConnection)
  expect(errorText(error, 'Failed to load sports. Please try again.')).toBe(
    'Failed to load sports. Please try again. No connection. Check your signal and try again.',
  )
})

test('a connection that breaks in the middle of the answer gives NoConnection', async () => {
  const { origin } = await testServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' }).write('[{"id":')
    setTimeout(() => response.destroy(), 20)
  })
  await expect(call(listSports, {}, { origin })).rejects.toBeInstanceOf(NoConnection)
})

test('an aborted call is neither', async () => {
  const { origin } = await testServer(() => {})
  const abort = new AbortController()
  const pending = call(listSports, {}, { origin, signal: abort.signal })
  abort.abort()
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
})

test('commands carry the bearer and a key, the given key when there is one; reads carry no key', async () => {
  identity.signIn('secret of Ada')
  const { origin, received: requests } = await testServer((_, response) => problem(response, 409, {}))
  await problemOf(call(changeScore, GOAL, { origin, key: 'one press' }))
  await problemOf(call(changeScore, GOAL, { origin }))
  await problemOf(call(listMyGroups, {}, { origin }))
  const [first, second, third] = requests
  expect(first).toMatchObject({ method: 'POST', url: `/api/v1/games/${GOAL.params.gameId}/match/score` })
  expect(first?.headers).toMatchObject({
    authorization: 'Bearer secret of Ada',
    'idempotency-key': 'one press',
  })
  expect(JSON.parse(first?.body ?? '')).toEqual(GOAL.body)
  expect(second?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  expect(third?.headers['idempotency-key']).toBeUndefined()
})

test('a dead session signs out; a wrong password does not', async () => {
  const { origin } = await testServer((_, response) => problem(response, 401, {}))
  identity.signIn('old')
  await problemOf(call(login, { body: { email: 'ada@example.org', password: 'wrong' } }, { origin }))
  expect(identity.token()).toBe('old')
  await problemOf(call(getMe, {}, { origin }))
  expect(identity.token()).toBeNull()
})

test('a 401 for an older session leaves the new one alone', async () => {
  const { origin } = await testServer((_, response) => setTimeout(() => problem(response, 401, {}), 30))
  identity.signIn('old')
  const pending = problemOf(call(getMe, {}, { origin }))
  identity.signIn('new')
  await pending
  expect(identity.token()).toBe('new')
})

test('a reply that does not fit its schema does not reach the screen', async () => {
  const { origin } = await testServer((_, response) => json(response, 200, [{ id: 'football' }]))
  await expect(call(listSports, {}, { origin })).rejects.toThrow()
})

test('paged lists come with their total; empty filters are not sent', async () => {
  const { origin, received: requests } = await testServer((_, response) =>
    json(response, 200, [], { 'x-total-count': '41' }),
  )
  const input = { query: { page: 2, search: '', sport: 'touch rugby' } }
  expect(await exchange(listGroups, input, { origin })).toMatchObject({ rows: [], total: 41 })
  expect(requests[0]?.url).toBe('/api/v1/sport-groups?page=2&sport=touch+rugby')
})

test('a picture makes the body multipart: text as text, the rest as JSON, the file last', async () => {
  const { origin, received: requests } = await testServer((_, response) => problem(response, 409, {}))
  const body = {
    name: 'Canal Side Kickabout',
    description: 'Four teams.',
    venue_name: 'Cages',
    venue_address: 'Weaver Street',
    venue_latitude: 51.5,
    venue_longitude: -0.1,
    playing_days: [{ day: 'TUESDAY' }],
    game_start_time: '19:00',
    game_end_time: '21:00',
    referee_required: true,
  }
  const file = new Blob(['picture'], { type: 'image/png' })
  await problemOf(call(createGroup, { body, file }, { origin }))
  const parts = (requests[0]?.body ?? '').split(/--[-\w]+\r\n/).filter(Boolean)
  const names = parts.map((part) => part.match(/name="(\w+)"/)?.[1])
  expect(names).toEqual([...Object.keys(body), 'venue_image'])
  expect(requests[0]?.body).toContain('[{"day":"TUESDAY"}]')
  expect(requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data/)
})

test('registering sends no bearer, even while a person is signed in', async () => {
  identity.signIn('secret of Ada')
  const { origin, received: requests } = await testServer((_, response) =>
    json(response, 201, { message: 'Look in your mail.' }),
  )
  await call(
    register,
    {
      body: {
        first_name: 'Ben',
        last_name: 'Osei',
        email: 'ben@example.org',
        password: 'left foot forward',
        phone_number: '+44 7700 900123',
        date_of_birth: '1994-03-17',
      },
    },
    { origin },
  )
  expect(requests[0]?.headers.authorization).toBeUndefined()
})
