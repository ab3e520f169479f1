import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exchangeSignInCode, type Provider } from '@turnout/contract/oauth'
import { OAuth2Server } from 'oauth2-mock-server'
import { API } from '../../app.ts'
import type { Deps } from '../../deps.ts'
import type { TestServer } from '../../testing/server.ts'

type SignIn = Deps['config']['signIn']

const CLIENT = { id: 'turnout', secret: 'a secret between us and them' }

/** The claims that Google returns; tests change them. */
export interface GooglePerson {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  given_name?: string
  family_name?: string
}

/** A real OpenID provider over HTTP. */
export async function startGoogle(who: { person: GooglePerson }, port = 0) {
  const provider = new OAuth2Server()
  await provider.issuer.keys.generate('RS256')
  await provider.start(port, 'localhost')
  provider.service.on('beforeTokenSigning', ({ payload }) => void Object.assign(payload, who.person))
  const issuer = provider.issuer.url ?? ''
  return {
    provider,
    google: { ...CLIENT, issuer } satisfies SignIn['google'],
    close: () => provider.stop(),
  }
}

export interface GitHubPerson {
  user: { id: number; login: string; name: string | null }
  emails: { email: string; primary: boolean; verified: boolean }[]
  declines?: boolean
  /** GitHub answers with this error status. */
  status?: number
  /** GitHub accepts the request and never answers. */
  silent?: boolean
}

/** Speaks as GitHub does: OAuth 2 with GitHub's own errors, and an API that returns the profile. */
export async function startGitHub(who: { person: GitHubPerson }) {
  const challenges = new Map<string, string>()
  const keys = new Set<string>()
  const requestedPaths: string[] = []

  const authorize = ({ searchParams }: URL) => {
    const back = new URL(searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('state', searchParams.get('state') ?? '')
    if (who.person.declines) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      challenges.set(code, searchParams.get('code_challenge') ?? '')
      back.searchParams.set('code', code)
    }
    return { status: 302, location: back.href, body: {} }
  }

  const accessToken = async (request: IncomingMessage) => {
    const form = new URLSearchParams(await bodyOf(request))
    const code = form.get('code') ?? ''
    const challenge = challenges.get(code)
    challenges.delete(code)
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (form.get('client_secret') !== CLIENT.secret) return ok({ error: 'incorrect_client_credentials' })
    if (challenge !== verifier) return ok({ error: 'bad_verification_code' })
    const key = randomUUID()
    keys.add(key)
    return ok({ access_token: key, token_type: 'bearer', scope: 'read:user,user:email' })
  }

  const answer = async (request: IncomingMessage, url: URL) => {
    if (url.pathname === '/login/oauth/authorize') return authorize(url)
    if (who.person.status) return { status: who.person.status, body: {} }
    if (url.pathname === '/login/oauth/access_token') return accessToken(request)
    const isKnown = keys.has(request.headers.authorization?.replace(/^bearer /i, '') ?? '')
    if (!isKnown) return { status: 401, body: { message: 'Bad credentials' } }
    return ok(url.pathname === '/user/emails' ? who.person.emails : who.person.user)
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    requestedPaths.push(url.pathname)
    if (who.person.silent && url.pathname !== '/login/oauth/authorize') return
    const reply: { status: number; body: object; location?: string } = await answer(request, url)
    const headers = {
      'content-type': 'application/json',
      ...(reply.location && { location: reply.location }),
    }
    response.writeHead(reply.status, headers).end(JSON.stringify(reply.body))
  })
  await new Promise<void>((listening) => void server.listen(0, 'localhost', listening))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((closed) => void server.close(() => closed()))
  }
  const github = { ...CLIENT, login: `${origin}/login/oauth`, api: origin } satisfies SignIn['github']
  return { github, asked: requestedPaths, close }
}

const ok = (body: object) => ({ status: 200, body })

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

/** A person's browser: it visits addresses and stores the one cookie. */
export function createBrowser(server: TestServer) {
  const cookies = new Map<string, string>()
  const visit = async (url: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await server.app.inject({ method: 'GET', url, headers: { ...(cookie && { cookie }) } })
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
  const startSignIn = async (provider: Provider, tabKey?: string) =>
    visit(`${API}/auth/oauth/${provider}/start${tabKey ? `?tab_key=${tabKey}` : ''}`)

  /** Goes to the provider's page and returns the address to which the provider redirects. */
  const callbackUrl = async (provider: Provider, tabKey?: string) => {
    const { headers } = await startSignIn(provider, tabKey)
    const providerReply = await fetch(String(headers.location), { redirect: 'manual' })
    const callback = new URL(providerReply.headers.get('location') ?? '')
    return callback.pathname + callback.search
  }

  const signIn = async (provider: Provider, tabKey?: string) =>
    signInResult(await visit(await callbackUrl(provider, tabKey)))

  return { cookies, visit, setOut: startSignIn, wayBack: callbackUrl, signIn }
}

/** Reads the final redirect: '/signin' with a code or with the name of a refusal. */
export const signInResult = ({ headers }: { headers: Record<string, unknown> }) => {
  const location = new URL(String(headers.location), 'http://localhost')
  const fragment = new URLSearchParams(location.hash.slice(1))
  return { page: location.pathname, code: fragment.get('code') ?? '', refused: fragment.get('refused') }
}

export const exchange = (server: TestServer, code: string, tab_key?: string) =>
  server.call(exchangeSignInCode, { body: { code, ...(tab_key && { tab_key }) } })
