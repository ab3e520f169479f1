import cookies from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { callback } from './callback.ts'
import { exchangeSignInCode } from './exchange-sign-in-code.ts'
import { listSignInProviders } from './list-sign-in-providers.ts'
import { createProviders } from './providers.ts'
import { startRoute } from './start.ts'

export const oauthEndpoints = [listSignInProviders, exchangeSignInCode]

/** The way to a provider and back: addresses for a browser, and so no endpoints. The only place with a cookie. */
export async function oauthRoutes(api: FastifyInstance, deps: Deps): Promise<void> {
  await api.register(cookies)
  const providers = createProviders(deps.config.signIn)
  startRoute(api, deps, providers)
  callback(api, deps, providers)
}
