import cookies from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { callback } from './callback.ts'
import { exchangeSignInCode } from './exchange-sign-in-code.ts'
import { listSignInProviders } from './list-sign-in-providers.ts'
import { createDoors } from './providers.ts'
import { start } from './start.ts'

export const signInElsewhereEndpoints = [listSignInProviders, exchangeSignInCode]

/** The way to a provider and back: addresses for a browser, and so no endpoints. The only place with a cookie. */
export async function signInElsewhereRoutes(api: FastifyInstance, deps: Deps): Promise<void> {
  await api.register(cookies)
  const doors = createDoors(deps.config.signIn)
  start(api, deps, doors)
  callback(api, deps, doors)
}
