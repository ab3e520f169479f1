import cookies from '@fastify/cookie'
import { Provider, TabKey } from '@turnout/contract/oauth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { signingKey } from '../../platform/http/signing-key.ts'

const PASSAGE_SECONDS = 600

/** What the browser carries on its way to a provider and back, so that we need not remember who set out. */
const Passage = z.object({
  provider: Provider,
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  tabKey: TabKey.nullable(),
  until: z.number(),
})
export type Passage = z.output<typeof Passage>

type Setting = Pick<Deps, 'sql' | 'clock' | 'chance' | 'config'>

const isHttps = ({ config }: Setting) => config.publicUrl.startsWith('https:')

/** `__Host-` keeps neighbouring subdomains from planting one of theirs; browsers take it over https only. */
const nameOf = (deps: Setting) => (isHttps(deps) ? '__Host-turnout-passage' : 'turnout-passage')

const manners = (deps: Setting) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(deps) }) as const

const keyOf = ({ sql, chance }: Setting) => signingKey(sql, 'passage', chance.secret())

export async function setOut(
  deps: Setting,
  reply: FastifyReply,
  passage: Omit<Passage, 'until'>,
): Promise<void> {
  const until = (await deps.clock.now(deps.sql)) + PASSAGE_SECONDS * 1000
  const value = Buffer.from(JSON.stringify({ ...passage, until })).toString('base64url')
  const signed = cookies.sign(value, await keyOf(deps))
  reply.setCookie(nameOf(deps), signed, { ...manners(deps), maxAge: PASSAGE_SECONDS })
}

/** Who set out from this browser within the last ten minutes; whoever comes back has come back. */
export async function comeBack(
  deps: Setting,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Passage | null> {
  const carried = request.cookies[nameOf(deps)]
  reply.clearCookie(nameOf(deps), manners(deps))
  if (!carried) return null
  const { valid, value } = cookies.unsign(carried, await keyOf(deps))
  if (!valid) return null
  const passage = Passage.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
  return passage.until > (await deps.clock.now(deps.sql)) ? passage : null
}
