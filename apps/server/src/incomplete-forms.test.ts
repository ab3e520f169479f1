import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { endpoints } from '@turnout/contract/endpoints'
import { createEvent } from '@turnout/contract/events'
import { createGroup } from '@turnout/contract/groups'
import { PROBLEMS } from '@turnout/contract/problem'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { adasGroup, TUESDAYS } from './features/groups/testing.ts'
import { makeVendor } from './features/vendors/testing.ts'
import { PICTURES } from './platform/files/files.ts'
import { exhaustBudget } from './testing/exhaust-budget.ts'
import { type Person, person } from './testing/people.ts'
import { plainPicture } from './testing/photo.ts'
import { testServer } from './testing/server.ts'
import { sharedServer } from './testing/shared-server.ts'
import { tableChecksums } from './testing/table-snapshot.ts'

const logged = new PassThrough().setEncoding('utf8')
let log = ''
logged.on('data', (lines: string) => {
  log += lines
})

const server = sharedServer(undefined, () => testServer({ LOG_LEVEL: 'info' }, {}, logged))
let ada: Person
let groupId: string
let eventId: string
let picture: Buffer
beforeAll(async () => {
  picture = await plainPicture(200, 200).png().toBuffer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  const group = await adasGroup(server)
  ada = group.ada
  groupId = group.groupId
  await makeVendor(server, ada)
  eventId = (await ada.call(createEvent, { body: EVENT })).reply.id
  log = ''
})

const stored = () => readdir(join(server.config.dataDir, 'uploads')).catch(() => [])

const { playing_days, ...TUESDAY_TEXTS } = TUESDAYS
const GROUP = { ...TUESDAY_TEXTS, playing_days: JSON.stringify(playing_days) }
const EVENT = { title: 'Weaver Street Cup' }

const ROUTES = [
  ['uploadProfileImage', 'POST', () => '/users/upload-profile-image', { upload: 'file', fields: {} }],
  ['createGroup', 'POST', () => '/sport-groups/', { upload: 'venue_image', fields: GROUP }],
  ['updateGroup', 'PUT', () => `/sport-groups/${groupId}`, { upload: 'venue_image', fields: GROUP }],
  ['addVendorPicture', 'POST', () => '/vendors/me/pictures', { upload: 'picture', fields: {} }],
  ['createEvent', 'POST', () => '/events', { upload: 'picture', fields: EVENT }],
  ['updateEvent', 'PUT', () => `/events/${eventId}`, { upload: 'picture', fields: EVENT }],
] as const

const part = (disposition: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
  ])

/** A complete form up to its last boundary, the picture after the fields. */
function formOf({ upload, fields }: (typeof ROUTES)[number][3], bytes = picture): Buffer {
  return Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => [
      part(`name="${name}"`, String(value)),
      Buffer.from('\r\n'),
    ]),
    part(`name="${upload}"; filename="me.png"`, bytes),
  ])
}

const CUTS: [string, (form: Buffer) => Buffer][] = [
  ['without its last boundary', (form) => form],
  ['in the middle of the picture', (form) => form.subarray(0, -300)],
  ['after the first byte of the picture', (form) => form.subarray(0, 1 - picture.length)],
  ['in the header of the picture', (form) => form.subarray(0, -picture.length - 20)],
  ['at the empty line below that header', (form) => form.subarray(0, -picture.length - 2)],
  ['within the last boundary', (form) => Buffer.concat([form, Buffer.from('\r\n--')])],
  ['after a boundary that promises more', (form) => Buffer.concat([form, Buffer.from('\r\n--x\r\n')])],
  ['before the second dash of the end', (form) => Buffer.concat([form, Buffer.from('\r\n--x-')])],
  [
    'in the middle of a field',
    (form) => Buffer.concat([form, Buffer.from('\r\n'), part('name="description"', 'All wel')]),
  ],
  ['in its first line', () => Buffer.from('--')],
]

describe.each(ROUTES)('[C9] a form for %s that breaks off', (_, method, path, form) => {
  const post = (payload: Buffer) =>
    server.app.inject({
      method,
      url: `/api/v1${path()}`,
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    })

  test('is 400 with a sentence wherever it breaks off, and nothing of it is kept', async () => {
    const before = [await tableChecksums(server.deps.sql), await stored()]
    for (const [where, cut] of CUTS) {
      const answer = await post(cut(formOf(form)))
      expect([answer.statusCode, answer.json().detail], where).toEqual([
        400,
        "The form didn't arrive complete, so nothing was saved. Send it again.",
      ])
      expect([await tableChecksums(server.deps.sql), await stored()], where).toEqual(before)
      expect(log, where).not.toContain('unexpected fault')
    }
  })

  test('because the connection broke is no fault of the server, and nothing of it is stored', async () => {
    const before = await stored()
    const body = formOf(form)
    const address = server.app.server.address()
    const connection = connect(address && typeof address === 'object' ? address.port : 0, '127.0.0.1')
    const requestStarted = once(server.app.server, 'request')
    connection.write(
      `${method} /api/v1${path()} HTTP/1.1\r\nHost: turnout\r\nAuthorization: Bearer ${ada.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length + 9}\r\n\r\n`,
    )
    connection.write(body)
    const [request] = await requestStarted
    await vi.waitFor(() => expect(request.socket.bytesRead).toBeGreaterThan(body.length))
    connection.destroy()
    await once(request.socket, 'close')
    // the next form on another connection is answered normally
    const whole = await post(Buffer.concat([body, Buffer.from('\r\n--x--\r\n')]))
    expect(whole.statusCode).toBeLessThan(300)
    expect(await stored()).toHaveLength(before.length + 2)
    expect(log).not.toContain('unexpected fault')
    expect(log).not.toMatch(/"level":(50|60)/)
  })
})

describe('a picture that is refused', () => {
  type Route = readonly [string, 'POST' | 'PUT', () => string, (typeof ROUTES)[number][3]]
  const sendDamaged = async ([, method, path, form]: Route) => {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path()}`,
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([formOf(form, Buffer.from('no picture')), Buffer.from('\r\n--x--\r\n')]),
    })
    return [answer.statusCode, answer.json().detail]
  }

  test.each(ROUTES)('[C3] for %s is number 31 within an hour, of all kinds together', async (...route) => {
    await exhaustBudget(server, PICTURES, ada.id, 1)
    expect(await sendDamaged(route)).toEqual([415, expect.any(String)])
    expect(await sendDamaged(route)).toEqual([429, 'Too many pictures uploaded. Try again in 60 minutes.'])
  })

  test('[C3] with the eleventh group or the twenty-first event of a day is not decoded', async () => {
    for (let made = 1; made < 10; made += 1) await ada.call(createGroup, { body: TUESDAYS })
    for (let made = 1; made < 20; made += 1) await ada.call(createEvent, { body: EVENT })
    const [, group, , , event] = ROUTES
    expect(await sendDamaged(group)).toEqual([429, PROBLEMS['too-many-groups'].detail])
    expect(await sendDamaged(event)).toEqual([429, PROBLEMS['too-many-events'].detail])
  })
})

describe('[C3] forms that arrive slowly', () => {
  /** The beginning of a form for each of these people. */
  function begin(senders: readonly Person[]) {
    const { port } = server.app.server.address() as AddressInfo
    const connections = senders.map(({ token }) => {
      const connection = connect(port, '127.0.0.1')
      connection.write(
        `POST /api/v1/events HTTP/1.1\r\nHost: turnout\r\nAuthorization: Bearer ${token}\r\n` +
          'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n--x\r\n',
      )
      return connection
    })
    const stop = () => {
      for (const connection of connections) connection.destroy()
    }
    onTestFinished(stop)
    return {
      answers: connections.map(async (connection) => String((await once(connection, 'data'))[0])),
      stop,
    }
  }
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, nr) => person(server, `Person${nr}`)))
  const isBusy = (answer: string) => BUSY.test(answer)
  const isCutOff = (answer: string) =>
    answer.startsWith('HTTP/1.1 408 ') && answer.includes(PROBLEMS['too-slow'].detail)
  const BUSY = /^HTTP\/1\.1 503 .*\r\nretry-after: 2\r\n/is

  test('of sixty-one at once sixty are accepted, the last is refused as busy, and none is left over', async () => {
    const senders = await people(31)
    const { answers, stop } = begin([...senders, ...senders.slice(1)])
    const first = await Promise.race(answers.map(async (answer, at) => ({ at, answer: await answer })))
    expect(first.answer).toMatch(BUSY)
    // a waiting form is refused too: the twenty-first before any other
    expect(first.at).toBeGreaterThan(40)
    stop()
    await vi.waitFor(async () => expect((await sendEvent(picture)).statusCode).toBe(201), 5_000)
  })

  test('take two of the places per person, and others are read', async () => {
    const [sender] = await people(1)
    const { answers } = begin(Array(62).fill(sender))
    expect((await sendEvent(picture)).statusCode).toBe(201)
    const all = await Promise.all(answers)
    expect([all.filter(isBusy).length, all.filter(isCutOff).length]).toEqual([60, 2])
  })

  test('are refused as busy while they wait, and closed with a sentence while they are read', async () => {
    const all = await Promise.all(begin(await people(21)).answers)
    expect([all.filter(isBusy).length, all.filter(isCutOff).length]).toEqual([1, 20])
  })
})

const sendEvent = (bytes: Buffer, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/events',
    headers: {
      ...headers,
      ...{ authorization: `Bearer ${ada.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    },
    payload: Buffer.concat([
      formOf({ upload: 'picture', fields: EVENT }, bytes),
      Buffer.from('\r\n--x--\r\n'),
    ]),
  })

test('[I2] the same key with another picture is refused, with the same one it gets the first answer', async () => {
  const key = { 'idempotency-key': 'one press' }
  const first = await sendEvent(picture, key)
  expect((await sendEvent(picture, key)).json()).toEqual(first.json())
  const other = await sendEvent(await plainPicture(300, 200).png().toBuffer(), key)
  expect([other.statusCode, other.json().type]).toEqual([422, expect.stringMatching(/key-reused$/)])
})

test('[C9] every call that takes a picture is tested here', () => {
  const taking = endpoints.filter((endpoint) => 'upload' in endpoint).map(({ name }) => name)
  expect(ROUTES.map(([name]) => name).sort()).toEqual(taking.sort())
})
