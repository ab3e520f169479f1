import { listSignInProviders } from '@turnout/contract/oauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { networkOf } from '../../platform/http/network.ts'
import { freePort } from '../../testing/free-port.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { useUp } from '../../testing/use-up.ts'
import { RETURNS } from './callback.ts'
import {
  browserAt,
  ends,
  type GitHubPerson,
  type GooglePerson,
  gitHubBeside,
  googleBeside,
} from './testing.ts'

const ADA: GooglePerson = { sub: '1098', email: 'ada@example.org', email_verified: true, name: 'Ada' }
const BEN: GitHubPerson = {
  user: { id: 7, login: 'ben-kicks', name: 'Ben' },
  emails: [{ email: 'ben@example.org', primary: true, verified: true }],
}
const atGoogle = { person: ADA }
const atGitHub = { person: BEN }

let google: Awaited<ReturnType<typeof googleBeside>>
let gitHub: Awaited<ReturnType<typeof gitHubBeside>>
let server: TestServer

beforeAll(async () => {
  google = await googleBeside(atGoogle)
  gitHub = await gitHubBeside(atGitHub)
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

const over = { page: '/signin', code: '', refused: 'sign-in-over' }

describe('[A21] on the way there', () => {
  test('the provider hears what it needs to send nobody else back', async () => {
    const { statusCode, headers } = await browserAt(server).setOut('google')
    const { searchParams: asked } = new URL(String(headers.location))
    expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store'])
    expect(Object.fromEntries(asked)).toEqual({
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

  test('the browser carries one cookie that no script can read and no other site can send along', async () => {
    const { cookies } = await browserAt(server).setOut('github')
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

  test('a provider that we do not know has no door', async () => {
    for (const end of ['start', 'callback'])
      expect((await server.app.inject(`/api/v1/auth/oauth/myspace/${end}`)).statusCode).toBe(404)
  })
})

describe('[A21] on the way back', () => {
  test('the cookie is gone, whatever came of it', async () => {
    const browser = browserAt(server)
    await browser.signIn('github')
    expect([...browser.cookies]).toEqual([])
  })

  test('another browser gets nothing out of it', async () => {
    const way = await browserAt(server).wayBack('google')
    expect(ends(await browserAt(server).visit(way))).toEqual(over)
    const other = browserAt(server)
    await other.setOut('google')
    expect(ends(await other.visit(way))).toEqual(over)
  })

  test.each([
    ['no state', (way: URL) => way.searchParams.delete('state')],
    ['another state', (way: URL) => way.searchParams.set('state', 'x'.repeat(43))],
    ['two states', (way: URL) => way.searchParams.append('state', 'x')],
    ['a code that nobody was given', (way: URL) => way.searchParams.set('code', 'made-up')],
  ])('%s leads nowhere', async (_what, spoil) => {
    const browser = browserAt(server)
    const way = new URL(await browser.wayBack('github'), 'http://localhost')
    spoil(way)
    const { code, refused } = ends(await browser.visit(way.pathname + way.search))
    expect([code, refused]).toEqual(['', 'sign-in-over'])
  })

  test('the other provider cannot answer for the one that was asked', async () => {
    const browser = browserAt(server)
    const way = await browser.wayBack('github')
    expect(ends(await browser.visit(way.replace('/github/', '/google/')))).toEqual(over)
  })

  test('the same answer counts once', async () => {
    const browser = browserAt(server)
    const way = await browser.wayBack('github')
    const cookies = new Map(browser.cookies)
    expect(ends(await browser.visit(way)).code).not.toBe('')
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(ends(await browser.visit(way))).toEqual(over)
  })

  test('ten minutes are enough, and after them it is over', async () => {
    const browser = browserAt(server)
    const way = await browser.wayBack('github')
    server.pass(600_000)
    expect(ends(await browser.visit(way))).toEqual(over)
  })

  test('a cookie that we have not signed is none', async () => {
    const browser = browserAt(server)
    const way = await browser.wayBack('github')
    for (const [name, value] of browser.cookies) {
      const [said, signature] = value.split('.')
      const passage = JSON.parse(Buffer.from(said ?? '', 'base64url').toString())
      const forged = Buffer.from(JSON.stringify({ ...passage, tabKey: null, until: 9e15 })).toString(
        'base64url',
      )
      browser.cookies.set(name, `${forged}.${signature}`)
    }
    expect(ends(await browser.visit(way))).toEqual(over)
  })

  test.each<[string, object]>([
    ['for somebody else', { aud: 'another-client' }],
    ['by somebody else', { iss: 'http://localhost:1' }],
    ['from before', { exp: 1_000_000_000 }],
    ['to another question', { nonce: 'another' }],
  ])('an answer %s is not believed', async (_whose, claims) => {
    atGoogle.person = { ...ADA, ...claims }
    const { code, refused } = await browserAt(server).signIn('google')
    expect([code, refused]).toEqual(['', 'provider-down'])
  })
})

describe('a provider that does not let them in', () => {
  test('because they changed their mind', async () => {
    atGitHub.person = { ...BEN, declines: true }
    expect((await browserAt(server).signIn('github')).refused).toBe('sign-in-declined')
  })

  test('because it has a bad day', async () => {
    atGitHub.person = { ...BEN, status: 500 }
    expect((await browserAt(server).signIn('github')).refused).toBe('provider-down')
  })

  test('because it never answers', async () => {
    atGitHub.person = { ...BEN, silent: true }
    expect((await browserAt(server).signIn('github')).refused).toBe('provider-down')
  })

  test('because it is not there; when it is back, so are they', async () => {
    const port = await freePort()
    const away = await googleBeside(atGoogle, port)
    await away.close()
    const lonely = await testServer({}, { signIn: { google: away.google, github: null } })
    const browser = browserAt(lonely)
    expect(ends(await browser.setOut('google')).refused).toBe('provider-down')
    expect(browser.cookies.size).toBe(0)

    await away.provider.start(port, 'localhost')
    expect((await browser.signIn('google')).code).not.toBe('')
    await lonely.close()
    await away.close()
  })
})

describe('the operator', () => {
  test('who has no arrangement with anybody has no door and no button', async () => {
    const plain = await testServer()
    expect((await plain.call(listSignInProviders)).reply).toEqual([])
    for (const provider of ['google', 'github'])
      expect((await plain.app.inject(`/api/v1/auth/oauth/${provider}/start`)).statusCode).toBe(404)
    await plain.close()
  })

  test('behind TLS has a cookie that leaves the browser in no other way and for no other host', async () => {
    const behind = await testServer(
      { PUBLIC_URL: 'https://turn.out' },
      { signIn: { google: null, github: gitHub.github } },
    )
    const browser = browserAt(behind)
    const { cookies, headers } = await browser.setOut('github')
    expect(cookies).toMatchObject([{ name: '__Host-turnout-passage', secure: true, path: '/' }])
    expect(String(headers.location)).toContain(encodeURIComponent('https://turn.out/api/v1/'))
    await behind.close()
  })

  test('of two nodes need not care which of them the browser comes back to', async () => {
    const other = await testServer({}, { signIn: { google: null, github: gitHub.github } })
    const [here, there] = [browserAt(server), browserAt(other)]
    const way = await here.wayBack('github')
    for (const [name, value] of here.cookies) there.cookies.set(name, value)
    expect(ends(await there.visit(way)).code).not.toBe('')
    await other.close()
  })
})

test('somebody who tries doors all day is asked to wait, and the page says so', async () => {
  const browser = browserAt(server)
  await useUp(server, RETURNS, networkOf('127.0.0.1'), 1)
  const refusals = []
  for (let n = 0; n < 2; n += 1) {
    const way = new URL(await browser.wayBack('github'), 'http://localhost')
    way.searchParams.set('code', 'guessed')
    refusals.push(ends(await browser.visit(way.pathname + way.search)).refused)
  }
  expect(refusals).toEqual([expect.not.stringContaining('too-many'), 'too-many-requests'])
})
