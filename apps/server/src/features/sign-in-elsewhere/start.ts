import { START_PATH, TabKey } from '@turnout/contract/oauth'
import type { FastifyInstance } from 'fastify'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { setOut } from './passage.ts'
import type { Doors } from './providers.ts'
import { asked, doorOf, ROUTE, redirectUriOf, refused, send } from './ways.ts'

const Query = z.object({ tab_key: TabKey.nullish().catch(null) })

/** The button leads here, and from here to the provider. */
export function start(app: FastifyInstance, deps: Deps, doors: Doors): void {
  app.get(START_PATH, ROUTE, async (request, reply) => {
    const { provider, door } = doorOf(doors, request.params)
    const { tab_key: tabKey = null } = Query.parse(request.query)
    const checks = { state: randomState(), verifier: randomPKCECodeVerifier(), nonce: randomNonce() }
    try {
      const url = await asked(request.log, door.leadsTo(checks, redirectUriOf(deps, provider)))
      await setOut(deps, reply, { provider, tabKey, ...checks })
      return send(reply, url.href)
    } catch (error) {
      return refused(reply, error)
    }
  })
}
