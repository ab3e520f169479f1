import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from './app.ts'
import { secureHeaders } from './platform/http/headers.ts'
import type { Preview } from './platform/http/link-preview.ts'
import { createServer } from './platform/http/server.ts'
import { webFiles } from './platform/http/web-files.ts'
import { liveGame } from './testing/game-setup.ts'
import { testServer } from './testing/server.ts'
import { sharedServer } from './testing/shared-server.ts'

const EVERY_ANSWER = {
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), screen-wake-lock=(self), camera=(self), microphone=()',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
}

const NOT_FOUND = {
  type: '/api/v1/docs/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'Resource not found.',
}

const FRAME = '<!doctype html><head><title>Turnout</title><meta name="description" content="Teams" /></head>'

const previewOf = async (path: string) => {
  if (path === '/groups/broken') throw new Error('connection refused')
  if (path === '/groups/slow') return new Promise<null>(() => undefined)
  const lions: Preview = {
    title: "<b>Lions' $1",
    description: 'On "Tuesdays"',
    image: '/api/v1/lions.png?v=1',
    path,
    about: () => ({ '@context': 'https://schema.org', '@type': 'Thing' }),
  }
  return path === '/groups/lions' ? lions : null
}
const contactEmail = '"ada"&co@club.example'
const SITE = { publicUrl: 'https://turnout.example', contactEmail, fieldTimings: true, previewOf }

const server = sharedServer(async () => {})
/** The response on a connection that sends nothing: it is closed after five seconds, while the other tests run. */
let silentLine: Promise<string>
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  silentLine = sendRaw(port(server.app), '')
})

const ask = (request: InjectOptions) => server.app.inject(request)

describe('[D2] the headers that keep a page safe', () => {
  test.each<[number, InjectOptions]>([
    [200, { url: `${API}/sports` }],
    [200, { url: '/healthz' }],
    [200, { url: `${API}/openapi.json` }],
    [
      204,
      {
        method: 'POST',
        url: `${API}/csp-reports`,
        payload: '{}',
        headers: { 'content-type': 'application/csp-report' },
      },
    ],
    [
      400,
      {
        method: 'POST',
        url: `${API}/auth/login`,
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
    ],
    [400, { url: '/api/v1/%zz' }],
    [401, { url: `${API}/users/me` }],
    [404, { url: `${API}/nowhere` }],
    [404, { url: `${API}/uploads/${'x'.repeat(300)}` }],
    [413, { method: 'POST', url: `${API}/auth/login`, payload: { email: 'x'.repeat(70_000) } }],
    [
      415,
      { method: 'POST', url: `${API}/auth/login`, payload: 'a=b', headers: { 'content-type': 'text/plain' } },
    ],
    [422, { method: 'POST', url: `${API}/auth/login`, payload: {} }],
  ])('are on a %i', async (status, request) => {
    const answer = await ask(request)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject(EVERY_ANSWER)
  })

  test('are on a 304 and on an open stream', async () => {
    const { ada, gameId } = await liveGame(server)
    const authorization = `Bearer ${ada.token}`
    const first = await ask({ url: `${API}/games/${gameId}/state`, headers: { authorization } })
    const headers = { authorization, 'if-none-match': String(first.headers.etag) }
    const second = await ask({ url: `${API}/games/${gameId}/state`, headers })
    expect([second.statusCode, second.body]).toEqual([304, ''])
    expect(second.headers).toMatchObject(EVERY_ANSWER)

    const stop = new AbortController()
    const stream = await fetch(`http://127.0.0.1:${port(server.app)}${API}/games/${gameId}/events`, {
      headers: { authorization },
      signal: stop.signal,
    })
    expect(Object.fromEntries(stream.headers)).toMatchObject(EVERY_ANSWER)
    stop.abort()
  })

  test('are on the answer to something that is not HTTP, which gets a sentence and is closed', async () => {
    const answer = await sendRaw(port(server.app), 'HELLO\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    for (const name of Object.keys(EVERY_ANSWER)) expect(answer).toContain(`${name}: `)
    expect(answer).toContain('"detail":"The request could not be read. Check its form and send it again."')
    expect(answer).not.toContain('HPE_')
  })

  test('a connection that was opened in advance and sends nothing is closed silently, or a browser takes the bytes for a response', async () => {
    expect(await silentLine).toBe('')
  })

  test('are on a 431, for headers longer than any of ours', async () => {
    const answer = await sendRaw(
      port(server.app),
      `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    for (const name of Object.keys(EVERY_ANSWER)) expect(answer).toContain(`${name}: `)
  })

  test.each([
    'GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    'GET /healthz HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n',
    'GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n',
  ])('[D7] ambiguous framing is 400 and the connection is closed: %j', async (payload) => {
    expect(await sendRaw(port(server.app), payload)).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('[A13] two tokens in one request count as none', async () => {
    const { ada } = await liveGame(server)
    const bearer = `Authorization: Bearer ${ada.token}\r\n`
    const ask = (headers: string) =>
      sendRaw(
        port(server.app),
        `GET ${API}/users/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`,
      )
    expect(await ask(`${bearer}Vary: authorization\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ask(bearer + bearer)).toMatch(/^HTTP\/1\.1 401 /)
    expect(await ask(`${bearer}authorization: Bearer someone-elses-token-000000\r\n`)).toMatch(
      /^HTTP\/1\.1 401 /,
    )
  })
})

test('a page that only a link leads to is not indexed, and the link is in no log', async () => {
  const lines: string[] = []
  const app = createServer({
    log: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
    trustProxy: false,
  })
  secureHeaders(app, { https: false })
  await webFiles(app, tmpdir(), SITE)
  const link = `${'Xy_-'.repeat(10)}abc`
  for (const path of ['/watch', '/board', '/api/v1/watch']) {
    const { headers } = await app.inject({ url: `${path}/${link}` })
    expect(headers['x-robots-tag'], path).toBe('noindex, nofollow')
  }
  expect((await app.inject({ url: '/sports/groups' })).headers['x-robots-tag']).toBeUndefined()
  await app.close()
  expect(lines.filter((line) => line.includes('/watch'))).not.toEqual([])
  expect(lines.filter((line) => line.includes(link))).toEqual([])
})

test('[D1] pictures and scripts come from here only, including the map of another host', async () => {
  const map = { MAP_TILES: 'https://tiles.example.org/{z}/{x}/{y}.png', MAP_ATTRIBUTION: '© Ada' }
  const withMap = await testServer(map)
  const { headers } = await withMap.app.inject({ url: '/' })
  await withMap.close()
  const policy = String(headers['content-security-policy']).split(';')
  // the installed app needs one worker, one manifest, and a policy that allows the worker
  const parts = ["img-src 'self' data: blob:", "connect-src 'self'", "worker-src 'self'"]
  for (const part of [...parts, "manifest-src 'self'", 'trusted-types turnout'])
    expect(policy).toContain(part)
  expect(String(headers['content-security-policy'])).not.toContain('tiles.example.org')
})

describe('[D5] what does not exist', () => {
  test('is one constant problem under /api, for any request', async () => {
    const paths = [
      '/api',
      '/api/',
      '/api/v1',
      '/api/v2/users',
      `${API}/nowhere`,
      `${API}/nowhere/`,
      `${API}/games/x/nothing?<script>`,
    ]
    for (const url of paths) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
        const answer = await ask({ method, url, headers: { accept: 'text/html' } })
        expect([url, method, answer.statusCode, answer.json()]).toEqual([url, method, 404, NOT_FOUND])
      }
    }
  })

  test('[D3] TRACE is refused and echoes nothing, and no foreign page gets access', async () => {
    const answer = await ask({
      method: 'TRACE' as 'GET',
      url: `${API}/sports`,
      headers: { 'x-mine': 'echo' },
    })
    expect([answer.statusCode, answer.body.includes('echo')]).toEqual([404, false])
    const preflight = await ask({
      method: 'OPTIONS',
      url: `${API}/sports`,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    })
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('a call works with and without a slash at its end', async () => {
    for (const url of [`${API}/sports`, `${API}/sports/`, `${API}/sport-groups`, `${API}/sport-groups/`])
      expect((await ask({ url })).statusCode).toBe(200)
  })

  test('[D4] nothing that the API answers is cached on the way', async () => {
    for (const url of [`${API}/sports`, `${API}/users/me`, `${API}/nowhere`, `${API}/sport-groups`])
      expect((await ask({ url })).headers['cache-control']).toBe('no-store')
  })
})

describe('a server with a web folder and a fault in it', () => {
  let app: FastifyInstance
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'turnout-web-'))
    mkdirSync(join(folder, 'assets'))
    mkdirSync(join(folder, 'pages'))
    for (const [name, text] of [
      ['index.html', FRAME],
      ['pages/index.html', '<!doctype html><head><title>Turnout</title><style>a{color:red}</style></head>'],
      ['pages/events~create.html', '<!doctype html><head><title>Create event</title></head>'],
      ['assets/app-1a2b.js', '1'],
      ['assets/app-1a2b.js.br', 'compressed'],
      ['assets/app-1a2b.js.map', '{}'],
      ['sw.js', '1'],
      ['.env', 'SECRET'],
    ] as const)
      writeFileSync(join(folder, name), text)
    app = createServer({ log: pino({ level: 'silent' }), trustProxy: false })
    secureHeaders(app, { https: true })
    app.get('/api/v1/fault', async () => {
      throw new Error("relation 'users' does not exist: select password_hash from users")
    })
    await webFiles(app, folder, SITE)
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })

  test('[D10] a fault is one constant sentence with the headers, and reveals nothing', async () => {
    const answer = await app.inject({ url: '/api/v1/fault' })
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      {
        type: '/api/v1/docs/problems/unexpected',
        title: 'Unexpected',
        status: 500,
        detail: 'Server error occurred. Please try again later.',
        request_id: answer.headers['x-request-id'],
      },
    ])
    expect(answer.headers).toMatchObject({
      ...EVERY_ANSWER,
      'strict-transport-security': expect.stringContaining('max-age='),
    })
  })

  test.each([
    ['/', 'text/html', 200],
    ['/sports/groups/1', 'text/html,application/xhtml+xml', 200],
    ['/activate?token=x.y', 'text/html', 200],
    ['/sports', '*/*', 200],
    ['/sports', '', 200],
    ['/sports', 'application/json', 404],
    ['/users/me/x.css', 'text/html', 404],
    ['/api', 'text/html', 404],
    ['/api/v1/nowhere', 'text/html', 404],
    ['//api/v1/nowhere', 'text/html', 404],
    ['/assets/app-1a2b.js.map', '*/*', 404],
    ['/assets/app-1a2b.js.br', '*/*', 404],
    ['/pages/index.html', '*/*', 404],
    ['/.env', 'text/html', 404],
    ['/../package.json', 'text/html', 404],
    ['/assets/..%2f..%2fpackage.json', '*/*', 404],
  ])('[D4] [D11] %s, requested as %s, is %i', async (url, accept, status) => {
    const answer = await app.inject({ url, headers: { accept } })
    expect(answer.statusCode).toBe(status)
    if (status === 404) expect(answer.json()).toEqual(NOT_FOUND)
    else expect(answer.body).toContain('<title>Turnout</title>')
    expect(answer.headers).toMatchObject(EVERY_ANSWER)
  })

  test('a prerendered page is at its address, and the shell at all others', async () => {
    const at = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).body
    expect(await at('/')).toContain('<style>')
    expect(await at('/?from=mail')).toContain('<style>')
    expect(await at('/events/create')).toContain('Create event')
    expect(await at('/events/create/')).toContain('Create event')
    expect(await at('/events')).not.toMatch(/<style>|Create event/)
  })

  test('every page, prerendered or not, has the contact address, and whether it is measured', async () => {
    for (const url of ['/', '/events/create', '/home', '/groups/lions']) {
      const { body } = await app.inject({ url, headers: { accept: 'text/html' } })
      expect(body, url).toContain(
        '<meta name="turnout:contact" content="&#34;ada&#34;&#38;co@club.example" />\n  <meta name="turnout:field-timings" content="on" />',
      )
    }
  })

  test('a link has the preview of its page, and of its group where that is known', async () => {
    const at = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).body
    expect(await at('/home')).toContain('<meta property="og:title" content="Turnout" />')
    expect(await at('/home')).toContain(
      '<meta property="og:image" content="https://turnout.example/share-card.png" />',
    )
    expect(await at('/events/create')).toContain('<meta property="og:title" content="Create event" />')
    const group = await at('/groups/lions')
    expect(group).toContain('<title>&#60;b&#62;Lions&#39; $1 · Turnout</title>')
    expect(group).toContain('<meta property="og:title" content="&#60;b&#62;Lions&#39; $1" />')
    expect(group).toContain('<meta name="description" content="On &#34;Tuesdays&#34;" />')
    expect(group).toContain(
      '<meta property="og:image" content="https://turnout.example/api/v1/lions.png?v=1" />',
    )
  })

  test.each(['/groups/broken', '/groups/slow'])(
    'at %s, where the database does not answer, the page comes anyway',
    async (url) => {
      const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } })
      expect([statusCode, body.includes('<title>Turnout</title>')]).toEqual([200, true])
    },
  )

  test('[D1] a prerendered page may contain exactly the styles that it was built with', async () => {
    const policyAt = async (url: string) =>
      String((await app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy'])
    const hash = createHash('sha256').update('a{color:red}').digest('base64')
    expect((await policyAt('/')).split(';')).toContain(`style-src 'self' 'sha256-${hash}'`)
    expect((await policyAt('/home')).split(';')).toContain("style-src 'self'")
    expect(await policyAt('/')).not.toContain('unsafe')
  })

  test('compressed files of the build are sent compressed to clients that accept it', async () => {
    const ask = (url: string, encoding: string) =>
      app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': encoding } })
    const script = await ask('/assets/app-1a2b.js', 'gzip, br')
    expect([script.headers['content-encoding'], script.body]).toEqual(['br', 'compressed'])
    expect((await ask('/assets/app-1a2b.js', 'identity')).body).toBe('1')
    const page = await ask('/home', 'gzip, br')
    expect([page.headers['content-encoding'], page.headers.vary]).toEqual(['br', 'accept-encoding'])
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('<title>Turnout</title>')
    expect((await ask('/home', 'identity')).body).toContain('<title>Turnout</title>')
  })

  test('[D4] hashed files are cached for ever, the others are revalidated', async () => {
    const hashed = await app.inject({ url: '/assets/app-1a2b.js' })
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { headers: first } = await app.inject({ url: '/sw.js' })
    expect(first['cache-control']).toBe('no-cache')
    const second = await app.inject({ url: '/sw.js', headers: { 'if-none-match': String(first.etag) } })
    expect(second.statusCode).toBe(304)
    expect(second.headers).toMatchObject(EVERY_ANSWER)
  })
})

const port = (app: FastifyInstance): number => (app.server.address() as { port: number }).port

/** Sends raw bytes, because an HTTP client would not send them. */
const sendRaw = (to: number, text: string) =>
  new Promise<string>((received, failed) => {
    let answer = ''
    const socket = connect(to, '127.0.0.1', () => socket.write(text))
    socket.on('data', (bytes) => (answer += bytes))
    socket.on('close', () => received(answer))
    socket.on('error', failed)
  })
