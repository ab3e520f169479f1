import cookies from '@fastify/cookie'
import { Provider, TabKey } from '@turnout/contract/oauth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { signingKey } from '../../platform/http/signing-key.ts'

const FLOW_SECONDS = 600

/** Stored in the browser between start and callback, so that the server stores no open sign-ins. */
const OAuthFlow = z.object({
  provider: Provider,
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  tabKey: TabKey.nullable(),
  until: z.number(),
})
export type OAuthFlow = z.output<typeof OAuthFlow>

type CookieDeps = Pick<Deps, 'sql' | 'clock' | 'chance' | 'config'>

const isHttps = ({ config }: CookieDeps) => config.publicUrl.startsWith('https:')

/** `__Host-` stops neighbouring subdomains from setting this cookie; browsers accept it over https only. */
const cookieName = (deps: CookieDeps) => (isHttps(deps) ? '__Host-turnout-passage' : 'turnout-passage')

const cookieOptions = (deps: CookieDeps) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(deps) }) as const

const flowSigningKey = ({ sql, chance }: CookieDeps) => signingKey(sql, 'passage', chance.secret())

export async function storeFlow(
  deps: CookieDeps,
  reply: FastifyReply,
  flow: Omit<OAuthFlow, 'until'>,
): Promise<void> {
  const until = (await deps.clock.now(deps.sql)) + FLOW_SECONDS * 1000
  const value = Buffer.from(JSON.stringify({ ...flow, until })).toString('base64url')
  const signed = cookies.sign(value, await flowSigningKey(deps))
  reply.setCookie(cookieName(deps), signed, { ...cookieOptions(deps), maxAge: FLOW_SECONDS })
}

/** The sign-in that this browser started within the last ten minutes; clears its cookie. */
export async function takeFlow(
  deps: CookieDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OAuthFlow | null> {
  const cookie = request.cookies[cookieName(deps)]
  reply.clearCookie(cookieName(deps), cookieOptions(deps))
  if (!cookie) return null
  const { valid, value } = cookies.unsign(cookie, await flowSigningKey(deps))
  if (!valid) return null
  const flow = OAuthFlow.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
  return flow.until > (await deps.clock.now(deps.sql)) ? flow : null
}
