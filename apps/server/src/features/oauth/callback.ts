import type { RouteHandlerMethod } from 'fastify'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { hourly, spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { findOrCreateAccount } from './find-or-create-account.ts'
import { takeFlow } from './flow-cookie.ts'
import type { OAuthProviders } from './providers.ts'
import {
  callProvider,
  providerFrom,
  redirectTo,
  redirectUriOf,
  redirectWithRefusal,
  refuse,
} from './routes.ts'
import { addCode } from './store.ts'

export const CALLBACKS = hourly('sign-in-elsewhere', 600, 'sign-ins from this network')
const CODE_MS = 60_000

/** The provider redirects here. The reply redirects with a code valid for a minute: no address contains a session. */
export const callback =
  (deps: Deps, providers: OAuthProviders): RouteHandlerMethod =>
  async (request, reply) => {
    const { provider, client } = providerFrom(providers, request.params)
    try {
      const flow = await takeFlow(deps, request, reply)
      // built on our own address, because anyone can forge the host of a request
      const currentUrl = new URL(request.url, redirectUriOf(deps, provider))
      const isExpected =
        flow?.provider === provider && currentUrl.searchParams.getAll('state').join() === flow.state
      if (!isExpected) return refuse('sign-in-over')
      await spend(deps.sql, CALLBACKS, networkOf(request.ip), await deps.clock.now(deps.sql))
      const profile = await callProvider(request.log, client.fetchProfile(flow, currentUrl))

      const code = deps.chance.secret()
      await deps.transact(async (sql) => {
        const now = await deps.clock.now(sql)
        await addCode(sql, {
          codeHash: sha256(code),
          userId: await findOrCreateAccount(sql, deps.publish, provider, profile, new Date(now)),
          tabKeyHash: flow.tabKey && sha256(flow.tabKey),
          expiresAt: new Date(now + CODE_MS),
        })
      })
      return redirectTo(reply, `/signin#code=${code}`)
    } catch (error) {
      return redirectWithRefusal(reply, error)
    }
  }
