import { type Endpoint, fillPath } from '@turnout/contract/endpoint'
import { endpoints } from '@turnout/contract/endpoints'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from './app.ts'
import { newId } from './platform/ids.ts'
import { type Input, inputsFor } from './testing/matrix-inputs.ts'
import { matrixWorld, type World } from './testing/matrix-world.ts'
import { sharedServer } from './testing/shared-server.ts'
import { type TableSnapshot, takeTableSnapshot } from './testing/table-snapshot.ts'

/** The number of random wrong bodies over all endpoints in one run, besides the listed ones. */
const REQUESTS = Number(process.env.BAD_REQUESTS ?? 400)
/**
 * Of a list that all endpoints share, each endpoint gets one of this many parts, so that all of it is sent to some of
 * them.
 */
const PARTS = process.env.BAD_REQUESTS ? 1 : 8
const shareOf = <T>(list: readonly T[], nr: number): T[] =>
  list.filter((_, index) => index % PARTS === nr % PARTS)

const server = sharedServer(() => snapshot.restore())
let world: World
let snapshot: TableSnapshot
let inputs: Record<string, Input>

beforeAll(async () => {
  world = await matrixWorld(server)
  inputs = inputsFor(world)
  snapshot = await takeTableSnapshot(server.deps)
})
afterAll(() => snapshot.drop())

let address = 0
const send = (request: InjectOptions) => {
  address += 1
  return server.app.inject({
    ...request,
    remoteAddress: `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
  })
}

type Answer = Awaited<ReturnType<typeof send>>

const INSIDES =
  /\bat \w+.*\(|node_modules|\.ts:|select |insert |update .* set |Error:|stack|relation|column|postgres|zod|undefined|\[object/i

/** The answer reveals nothing internal, and a person can understand it. */
function expectSentence(answer: Answer, input: unknown): void {
  const { statusCode, headers, body } = answer
  const about = `${JSON.stringify(input)?.slice(0, 400)} was answered ${statusCode} ${body.slice(0, 400)}`
  expect(statusCode, about).toBeLessThan(500)
  if (statusCode < 400) return
  expect(headers['content-type'], about).toMatch(/^application\/problem\+json/)
  const problem = JSON.parse(body)
  expect(problem.status, about).toBe(statusCode)
  expect(problem.detail, about).toMatch(/\S+ \S+/)
  expect(problem.title, about).toMatch(/\S/)
  expect(`${problem.detail} ${problem.title}`, about).not.toMatch(INSIDES)
}

const url = ({ path }: Endpoint, params?: Record<string, string>) => API + fillPath(path, params)

const bearer = () => ({ authorization: `Bearer ${world.tokens.creator}` })

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const deepObject = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

/** Values that no field accepts. */
const WRONG: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x',
  'é\u0301'.repeat(50),
  'x'.repeat(5_000),
  '\u0000',
  'Ben\u0000',
  '\ud800',
  'a\udfffb',
  '\u202eneB',
  'line\nbreak',
  "'; drop table users; --",
  '#{7*7}',
  '<script>',
  '../../etc/passwd',
  '1e5',
  'NaN',
  '٣',
  '2026-02-30',
  '99:99',
  [],
  [[]],
  [null],
  {},
  { a: 1 },
  { day: 'TUESDAY' },
  { toString: 'x' },
  ['x'.repeat(300)],
  Array.from({ length: 200 }, () => 'MONDAY'),
]

const KEYS = [
  'constructor',
  'toString',
  'hasOwnProperty',
  'role',
  '',
  'x'.repeat(300),
  '\u0000',
  '1',
  '17',
  newId(),
]

const wrong = fc.constantFrom(...WRONG)

/** The valid body with one part made wrong, or another value altogether. */
function bodies(good: unknown): fc.Arbitrary<unknown> {
  const fields = typeof good === 'object' && good !== null ? Object.keys(good) : []
  const anything = fc.oneof(wrong, fc.jsonValue(), fc.array(wrong, { maxLength: 3 }))
  const more = fc
    .tuple(fc.constantFrom(...KEYS), wrong)
    .map(([key, value]) => ({ ...(good as object), [key]: value }))
  const nested = fc.array(fc.dictionary(fc.constantFrom('name', 'email', 'phone', 'day'), wrong), {
    maxLength: 4,
  })
  if (fields.length === 0 || Array.isArray(good)) return fc.oneof(anything, more, nested)
  const one = fc
    .tuple(fc.constantFrom(...fields), wrong)
    .map(([field, value]) => ({ ...(good as object), [field]: value }))
  const without = fc.constantFrom(...fields).map((field) => ({ ...(good as object), [field]: undefined }))
  return fc.oneof({ arbitrary: one, weight: 4 }, without, more, anything, nested)
}

const BROKEN_JSON = [
  '{',
  '{"a":}',
  '[1,]',
  'nul',
  '"',
  "{'a':1}",
  '{"a":1}}',
  '\u0000',
  '﻿{}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  nested(30_000),
  deepObject(10_000),
  `{"a":"${'x'.repeat(70_000)}"}`,
  '1'.repeat(60_000),
  '{"a":"\\ud800"}',
  '{"a":1,"a":2}',
]

const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'text/html',
  'application/jsonp',
  'multipart/mixed; boundary=x',
  '',
  'application/octet-stream',
  '*/*',
  'APPLICATION/JSON',
]

const part = (headers: string, text: string) => `--x\r\n${headers}\r\n\r\n${text}\r\n`
const disposition = (name: string, more = '') => `content-disposition: form-data; name="${name}"${more}`
const BROKEN_FORMS = [
  '',
  '--x',
  '--x--',
  '--x\r\n',
  part('', ''),
  part('content-disposition: form-data', 'y'),
  part(disposition('name'), 'y'),
  `${part(disposition('name'), 'Ada')}--x--`,
  `${part(disposition('__proto__'), 'y')}--x--`,
  `${part(disposition('constructor'), 'y')}--x--`,
  `${part(disposition('toString'), 'y')}--x--`,
  `${part(disposition('venue_image', '; filename="a.png"'), 'no picture')}--x--`,
  `${part(disposition('other', '; filename="a.png"'), 'no picture')}--x--`,
  `${part(disposition('name', '; filename=""'), '')}--x--`,
  `${part(`${disposition('name')}\r\ncontent-type: application/json`, '{"a":1}')}--x--`,
  `${part(`${disposition('name')}\r\ncontent-type: application/json`, '{"__proto__":1}')}--x--`,
  `${part(disposition('name'), 'x'.repeat(40_000))}--x--`,
  part(disposition('x'.repeat(400)), 'y'),
  `${'--x\r\n'.repeat(60)}--x--`,
  `${Array.from({ length: 60 }, (_, index) => part(disposition(`f${index}`), 'y')).join('')}--x--`,
  '\u0000'.repeat(300),
  `${part(disposition('playing_days'), '{"a":')}--x--`,
  `${part(disposition('venue_latitude'), 'Infinity')}--x--`,
]

const withBody = endpoints.filter(({ method }) => method !== 'GET')
const each = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint, nr) => [endpoint.name, endpoint, nr] as const)

/** Budgets are reset from time to time, or half of the answers would be 429. */
const idle = async () => void (await server.deps.sql.execute('delete from budgets'))

describe('any bad input to an endpoint is answered with a sentence', () => {
  const runs = Math.ceil(REQUESTS / withBody.length)
  // a sign-in costs two hashes, and the machine may be busy
  const patienceMs = 180_000 + runs * 5_000

  const sendBadBodies = async (name: string, endpoint: Endpoint) => {
    const { params, body: good = {} } = inputs[name] ?? {}
    const property = fc.asyncProperty(bodies(good), async (body) => {
      const payload = JSON.stringify(body) ?? ''
      const headers = { ...bearer(), 'content-type': 'application/json' }
      expectSentence(
        await send({ method: endpoint.method, url: url(endpoint, params), headers, payload }),
        body,
      )
    })
    await fc.assert(property.beforeEach(idle), { numRuns: runs, seed: name.length })
  }

  const sendUnreadable = async (name: string, endpoint: Endpoint, nr: number) => {
    const { params, body = {} } = inputs[name] ?? {}
    const to = { method: endpoint.method, url: url(endpoint, params) }
    for (const payload of shareOf(BROKEN_JSON, nr))
      expectSentence(
        await send({ ...to, payload, headers: { ...bearer(), 'content-type': 'application/json' } }),
        payload,
      )
    for (const type of shareOf(TYPES, nr))
      expectSentence(
        await send({ ...to, payload: JSON.stringify(body), headers: { ...bearer(), 'content-type': type } }),
        type,
      )
    for (const payload of shareOf(BROKEN_FORMS, nr)) {
      await idle()
      const headers = { ...bearer(), 'content-type': 'multipart/form-data; boundary=x' }
      expectSentence(await send({ ...to, payload, headers }), payload)
    }
  }

  test.each(each(withBody))(
    '%s with a body of another shape, or one that is not JSON, not a form, or neither',
    async (name, endpoint, nr) => {
      await sendBadBodies(name, endpoint)
      await sendUnreadable(name, endpoint, nr)
    },
    patienceMs,
  )

  test('in every path', async () => {
    const odd = [
      '%00',
      '%zz',
      '%',
      '..%2f..',
      '%ff',
      'x'.repeat(63),
      'x'.repeat(65),
      'x'.repeat(3_000),
      '*',
      ';',
      '%3Cscript%3E',
      "'--",
    ]
    for (const [, endpoint, nr] of each(endpoints.filter(({ path }) => path.includes(':')))) {
      for (const one of shareOf(odd, nr)) {
        const path = API + endpoint.path.replaceAll(/:\w+/g, one)
        const answer = await send({ method: endpoint.method, url: path, headers: bearer() })
        expectSentence(answer, path)
        expect(answer.statusCode, path).toBeGreaterThanOrEqual(400)
        expect(answer.body, path).not.toContain('script')
      }
    }
  })

  test('in every query', async () => {
    const odd = ['%00', '%zz', '', 'x'.repeat(5_000), '-1', '1e400', '[]', '%ed%a0%80', '__proto__']
    const more = ['page', 'page_size', 'search', 'day', 'latitude', '__proto__', 'constructor']
    for (const [, endpoint, nr] of each(endpoints.filter(({ query }) => query))) {
      const { params, query } = inputs[endpoint.name] ?? {}
      for (const [at, name] of [...new Set([...Object.keys(query ?? {}), ...more])].entries()) {
        for (const one of shareOf(odd, nr + at)) {
          const path = `${url(endpoint, params)}?${name}=${one}`
          expectSentence(await send({ url: path, headers: bearer() }), path)
        }
      }
    }
  })

  test.each(['page', 'page_size', 'search', 'sport', 'day', 'latitude'])(
    '[B10] two different %s in one query are refused',
    async (name) => {
      const answer = await send({ url: `${API}/sport-groups?${name}=1&${name}=2` })
      expectSentence(answer, name)
      expect(answer.statusCode).toBe(422)
    },
  )

  test('[B10] a body that reaches for __proto__ or constructor is malformed', async () => {
    for (const payload of [
      '{"__proto__":{"role":"admin"}}',
      '{"constructor":{"prototype":{"role":"admin"}}}',
    ]) {
      const headers = { ...bearer(), 'content-type': 'application/json' }
      const answer = await send({ method: 'POST', url: `${API}/sport-groups`, headers, payload })
      expect([answer.statusCode, answer.json().type]).toEqual([
        400,
        '/api/v1/docs/problems/malformed-request',
      ])
    }
  })

  test('[B4] a NUL, half a character or a control in a name is 422 with the field', async () => {
    const { body } = inputs.createGroup!
    for (const name of ['Canal\u0000Side', 'Canal \ud800', 'Canal\u0007Side']) {
      const answer = await send({
        method: 'POST',
        url: `${API}/sport-groups`,
        headers: { ...bearer(), 'content-type': 'application/json' },
        payload: JSON.stringify({ ...(body as object), name }),
      })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toMatchObject([{ field: 'name' }])
    }
  })
})

describe('[A13] a token that is not one', () => {
  const tokens = [
    '',
    'x',
    'Bearer',
    'Bearer ',
    'bearer x',
    `Bearer ${'x'.repeat(10_000)}`,
    'Basic YTpi',
    'Bearer a b',
    'Bearer \u00e9'.repeat(9),
  ]

  test('to any endpoint', async () => {
    const good = world.tokens.creator
    const all = [
      ...tokens,
      `Bearer  ${good}`,
      `My Bearer ${good}`,
      `bearer ${good}`,
      `Bearer ${good},`,
      `Bearer ${good} `.repeat(2),
    ]
    for (const [name, endpoint, nr] of each(endpoints.filter(({ access }) => access !== 'anyone'))) {
      for (const authorization of shareOf(all, nr)) {
        const answer = await send({
          method: endpoint.method,
          url: url(endpoint, inputs[name]?.params),
          headers: { authorization },
        })
        expectSentence(answer, authorization)
        expect(answer.statusCode, `${name}: ${authorization.slice(0, 60)}`).toBe(401)
        expect(answer.headers['www-authenticate']).toBe('Bearer')
      }
    }
  })

  test('an Idempotency-Key that is empty or longer than a page is 422', async () => {
    for (const key of ['', 'k'.repeat(201)]) {
      const headers = { ...bearer(), 'idempotency-key': key }
      const answer = await send({
        method: 'POST',
        url: `${API}/sport-groups`,
        headers,
        payload: {},
      })
      expectSentence(answer, key)
      expect(answer.statusCode).toBe(422)
    }
  })
})
