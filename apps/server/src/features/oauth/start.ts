import { TabKey } from '@turnout/contract/oauth'
import type { RouteHandlerMethod } from 'fastify'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { storeFlow } from './flow-cookie.ts'
import type { OAuthProviders } from './providers.ts'
import { callProvider, providerFrom, redirectTo, redirectUriOf, redirectWithRefusal } from './routes.ts'

const Query = z.object({ tab_key: TabKey.nullish().catch(null) })

/** The sign-in button opens this, and the reply redirects to the provider. */
export const start =
  (deps: Deps, providers: OAuthProviders): RouteHandlerMethod =>
  async (request, reply) => {
    const { provider, client } = providerFrom(providers, request.params)
    const { tab_key: tabKey = null } = Query.parse(request.query)
    const checks = { state: randomState(), verifier: randomPKCECodeVerifier(), nonce: randomNonce() }
    try {
      const url = await callProvider(
        request.log,
        client.authorizationUrl(checks, redirectUriOf(deps, provider)),
      )
      await storeFlow(deps, reply, { provider, tabKey, ...checks })
      return redirectTo(reply, url.href)
    } catch (error) {
      return redirectWithRefusal(reply, error)
    }
  }
