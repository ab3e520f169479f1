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

/** These refusals become redirects and not problem documents. */
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

/** A browser that opened an address gets the refusal on the sign-in page. */
export const redirectWithRefusal = (reply: FastifyReply, error: unknown) =>
  redirectTo(reply, `/signin#refused=${refusalOf(error, reply.log).code}`)

/** An error between us and a provider is no fault of ours: it becomes one of three refusals. */
export async function callProvider<T>(log: FastifyBaseLogger, request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
      return refuse('sign-in-declined')
    const errorCode = providerErrorCode(error)
    if (errorCode && USED_CODE_ERRORS.includes(errorCode)) return refuse('sign-in-over')
    // never the whole error: it contains tokens and addresses
    log.warn({ reason: errorCode ?? String(error) }, 'a sign-in provider did not answer as it should')
    return refuse('provider-down')
  }
}

/** The code was used before. */
const USED_CODE_ERRORS = ['invalid_grant', 'bad_verification_code']

/** The provider's error code. GitHub sends it with status 200. */
function providerErrorCode(error: unknown): string | null {
  if (error instanceof ResponseBodyError) return error.error
  const answer = error instanceof ClientError ? Answer.safeParse(error.cause) : null
  return answer?.data?.cause.body.error ?? null
}

const Answer = z.object({ cause: z.object({ body: z.object({ error: z.string() }) }) })
