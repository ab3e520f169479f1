import { fillPath } from '@turnout/contract/endpoint'
import { CALLBACK_PATH, Provider } from '@turnout/contract/oauth'
import { SIGN_IN_REFUSALS } from '@turnout/contract/raw-routes'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { refusalOf } from '../../platform/http/problems.ts'
import { refuseFor } from '../../platform/http/refusal.ts'
import type { OAuthProvider } from './provider-profile.ts'
import type { OAuthProviders } from './providers.ts'

/** Answered by a redirect, so no problem document names them. */
export const refuse = refuseFor({ problems: SIGN_IN_REFUSALS })

const Params = z.object({ provider: Provider })

export function providerFrom(
  providers: OAuthProviders,
  params: unknown,
): { provider: Provider; client: OAuthProvider } {
  const { provider } = Params.safeParse(params).data ?? refuse('not-found')
  return { provider, client: providers[provider] ?? refuse('not-found') }
}

export const redirectUriOf = ({ config }: Pick<Deps, 'config'>, provider: Provider): string =>
  `${config.publicUrl}/api/v1${fillPath(CALLBACK_PATH, { provider })}`

export const redirectTo = (reply: FastifyReply, to: string) =>
  reply.header('cache-control', 'no-store').redirect(to)

/** Whoever comes by an address and not by a call is told on the page that they know. */
export const redirectWithRefusal = (reply: FastifyReply, error: unknown) =>
  redirectTo(reply, `/signin#refused=${refusalOf(error, reply.log).code}`)

/** What goes wrong between us and a provider is no fault of ours: it has three names. */
export async function callProvider<T>(log: FastifyBaseLogger, request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
      return refuse('sign-in-declined')
    const errorCode = providerErrorCode(error)
    if (errorCode && USED_CODE_ERRORS.includes(errorCode)) return refuse('sign-in-over')
    // never the whole error: what it carries along are tokens and addresses
    log.warn({ reason: errorCode ?? String(error) }, 'a sign-in provider did not answer as it should')
    return refuse('provider-down')
  }
}

/** The code was used before. */
const USED_CODE_ERRORS = ['invalid_grant', 'bad_verification_code']

/** The provider's own name for what went wrong. GitHub says it in an answer that calls itself good. */
function providerErrorCode(error: unknown): string | null {
  if (error instanceof ResponseBodyError) return error.error
  const answer = error instanceof ClientError ? Answer.safeParse(error.cause) : null
  return answer?.data?.cause.body.error ?? null
}

const Answer = z.object({ cause: z.object({ body: z.object({ error: z.string() }) }) })
