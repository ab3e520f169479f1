import { listSignInProviders } from '@turnout/contract/oauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { networkOf } from '../../platform/http/network.ts'
import { exhaustBudget } from '../../testing/exhaust-budget.ts'
import { freePort } from '../../testing/free-port.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { CALLBACKS } from './callback.ts'
import {
  createBrowser,
  type GitHubPerson,
  type GooglePerson,
  signInResult,
  startGitHub,
  startGoogle,
} from './testing.ts'

const ADA: GooglePerson = { sub: '1098', email: 'ada@example.org', email_verified: true, name: 'Ada' }
const BEN: GitHubPerson = {
  user: { id: 7, login: 'ben-kicks', name: 'Ben' },
  emails: [{ email: 'ben@example.org', primary: true, verified: true }],
}
const atGoogle = { person: ADA }
const atGitHub = { person: BEN }

let google: Awaited<ReturnType<typeof startGoogle>>
let gitHub: Awaited<ReturnType<typeof startGitHub>>
let server: TestServer

beforeAll(async () => {
  google = await startGoogle(atGoogle)
  gitHub = await startGitHub(atGitHub)
  server = await testServer({}, { signIn: { google: google.google, github: gitHub.github } })
})
afterAll(async () => {
  await server.close()
  await google.close()
  await gitHub.close()
})
beforeEach(() => server.reset())
afterEach(() => {
  atGoogle.person = ADA
  atGitHub.person = BEN
})

const expectSignInOver = { page: '/signin', code: '', refused: 'sign-in-over' }

describe('[A21] on the way to the provider', () => {
  test('the provider gets what it needs to return only this browser', async () => {
    const { statusCode, headers } = await createBrowser(server).setOut('google')
    const { searchParams: query } = new URL(String(headers.location))
    expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store'])
    expect(Object.fromEntries(query)).toEqual({
      client_id: 'turnout',
      redirect_uri: 'http://localhost:3000/api/v1/auth/oauth/google/callback',
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      state: expect.stringMatching(/.{40}/),
      nonce: expect.stringMatching(/.{40}/),
      code_challenge: expect.stringMatching(/.{40}/),
      code_challenge_method: 'S256',
    })
  })

  test('the browser has one cookie that no script can read and no other site can send', async () => {
    const { cookies } = await createBrowser(server).setOut('github')
    expect(cookies).toEqual([
      {
        name: 'turnout-passage',
        value: expect.any(String),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 600,
      },
    ])
  })

  test('an unknown provider has no address', async () => {
    for (const end of ['start', 'callback'])
      expect((await server.app.inject(`/api/v1/auth/oauth/myspace/${end}`)).statusCode).toBe(404)
  })
})

describe('[A21] on the way back', () => {
  test('the cookie is removed, whatever the result', async () => {
    const browser = createBrowser(server)
    await browser.signIn('github')
    expect([...browser.cookies]).toEqual([])
  })

  test('another browser cannot use the answer', async () => {
    const callbackUrl = await createBrowser(server).wayBack('google')
    expect(signInResult(await createBrowser(server).visit(callbackUrl))).toEqual(expectSignInOver)
    const other = createBrowser(server)
    await other.setOut('google')
    expect(signInResult(await other.visit(callbackUrl))).toEqual(expectSignInOver)
  })

  test.each([
    ['no state', (callbackUrl: URL) => callbackUrl.searchParams.delete('state')],
    ['another state', (callbackUrl: URL) => callbackUrl.searchParams.set('state', 'x'.repeat(43))],
    ['two states', (callbackUrl: URL) => callbackUrl.searchParams.append('state', 'x')],
    ['a made-up code', (callbackUrl: URL) => callbackUrl.searchParams.set('code', 'made-up')],
  ])('%s leads nowhere', async (_what, spoil) => {
    const browser = createBrowser(server)
    const callbackUrl = new URL(await browser.wayBack('github'), 'http://localhost')
    spoil(callbackUrl)
    const { code, refused } = signInResult(await browser.visit(callbackUrl.pathname + callbackUrl.search))
    expect([code, refused]).toEqual(['', 'sign-in-over'])
  })

  test('the other provider cannot answer for this one', async () => {
    const browser = createBrowser(server)
    const callbackUrl = await browser.wayBack('github')
    expect(signInResult(await browser.visit(callbackUrl.replace('/github/', '/google/')))).toEqual(
      expectSignInOver,
    )
  })

  test('the same answer counts once', async () => {
    const browser = createBrowser(server)
    const callbackUrl = await browser.wayBack('github')
    const cookies = new Map(browser.cookies)
    expect(signInResult(await browser.visit(callbackUrl)).code).not.toBe('')
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(signInResult(await browser.visit(callbackUrl))).toEqual(expectSignInOver)
  })

  test('ten minutes are enough, and after them it has expired', async () => {
    const browser = createBrowser(server)
    const callbackUrl = await browser.wayBack('github')
    server.pass(600_000)
    expect(signInResult(await browser.visit(callbackUrl))).toEqual(expectSignInOver)
  })

  test('a cookie without our signature is not accepted', async () => {
    const browser = createBrowser(server)
    const callbackUrl = await browser.wayBack('github')
    for (const [name, value] of browser.cookies) {
      const [payload, signature] = value.split('.')
      const flow = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
      const forged = Buffer.from(JSON.stringify({ ...flow, tabKey: null, until: 9e15 })).toString('base64url')
      browser.cookies.set(name, `${forged}.${signature}`)
    }
    expect(signInResult(await browser.visit(callbackUrl))).toEqual(expectSignInOver)
  })

  test.each<[string, object]>([
    ['for another client', { aud: 'another-client' }],
    ['by another issuer', { iss: 'http://localhost:1' }],
    ['that has expired', { exp: 1_000_000_000 }],
    ['with another nonce', { nonce: 'another' }],
  ])('an answer %s is not trusted', async (_whose, claims) => {
    atGoogle.person = { ...ADA, ...claims }
    const { code, refused } = await createBrowser(server).signIn('google')
    expect([code, refused]).toEqual(['', 'provider-down'])
  })
})

describe('a provider that does not sign people in', () => {
  test('because they cancelled', async () => {
    atGitHub.person = { ...BEN, declines: true }
    expect((await createBrowser(server).signIn('github')).refused).toBe('sign-in-declined')
  })

  test('because it returns an error', async () => {
    atGitHub.person = { ...BEN, status: 500 }
    expect((await createBrowser(server).signIn('github')).refused).toBe('provider-down')
  })

  test('because it never answers', async () => {
    atGitHub.person = { ...BEN, silent: true }
    expect((await createBrowser(server).signIn('github')).refused).toBe('provider-down')
  })

  test('because it is down; when it is back, it works again', async () => {
    const port = await freePort()
    const away = await startGoogle(atGoogle, port)
    await away.close()
    const lonely = await testServer({}, { signIn: { google: away.google, github: null } })
    const browser = createBrowser(lonely)
    expect(signInResult(await browser.setOut('google')).refused).toBe('provider-down')
    expect(browser.cookies.size).toBe(0)

    await away.provider.start(port, 'localhost')
    expect((await browser.signIn('google')).code).not.toBe('')
    await lonely.close()
    await away.close()
  })
})

describe('the operator', () => {
  test('without credentials at a provider has no address and no button', async () => {
    const plain = await testServer()
    expect((await plain.call(listSignInProviders)).reply).toEqual([])
    for (const provider of ['google', 'github'])
      expect((await plain.app.inject(`/api/v1/auth/oauth/${provider}/start`)).statusCode).toBe(404)
    await plain.close()
  })

  test('behind TLS has a cookie that the browser sends only over TLS and only to this host', async () => {
    const behind = await testServer(
      { PUBLIC_URL: 'https://turn.out' },
      { signIn: { google: null, github: gitHub.github } },
    )
    const browser = createBrowser(behind)
    const { cookies, headers } = await browser.setOut('github')
    expect(cookies).toMatchObject([{ name: '__Host-turnout-passage', secure: true, path: '/' }])
    expect(String(headers.location)).toContain(encodeURIComponent('https://turn.out/api/v1/'))
    await behind.close()
  })

  test('with two nodes need not care which of them the browser returns to', async () => {
    const other = await testServer({}, { signIn: { google: null, github: gitHub.github } })
    const [here, there] = [createBrowser(server), createBrowser(other)]
    const callbackUrl = await here.wayBack('github')
    for (const [name, value] of here.cookies) there.cookies.set(name, value)
    expect(signInResult(await there.visit(callbackUrl)).code).not.toBe('')
    await other.close()
  })
})

test('a person who tries logins all day has to wait, and the page says so', async () => {
  const browser = createBrowser(server)
  await exhaustBudget(server, CALLBACKS, networkOf('127.0.0.1'), 1)
  const refusals = []
  for (let n = 0; n < 2; n += 1) {
    const callbackUrl = new URL(await browser.wayBack('github'), 'http://localhost')
    callbackUrl.searchParams.set('code', 'guessed')
    refusals.push(signInResult(await browser.visit(callbackUrl.pathname + callbackUrl.search)).refused)
  }
  expect(refusals).toEqual([expect.not.stringContaining('too-many'), 'too-many-requests'])
})
