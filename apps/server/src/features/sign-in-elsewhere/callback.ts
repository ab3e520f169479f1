import { CALLBACK_PATH } from '@turnout/contract/oauth'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { type Limit, spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { accountOf } from './account-of.ts'
import { comeBack } from './passage.ts'
import type { Doors } from './providers.ts'
import { addCode } from './store.ts'
import { asked, doorOf, ROUTE, redirectUriOf, refused, send } from './ways.ts'

export const RETURNS: Limit = {
  name: 'sign-in-elsewhere',
  most: 600,
  windowMs: 3_600_000,
  counted: 'sign-ins from this network',
}
const CODE_MS = 60_000

/** The provider leads back to here. What follows is a code for a minute: no session ever stands in an address. */
export function callback(app: FastifyInstance, deps: Deps, doors: Doors): void {
  app.get(CALLBACK_PATH, ROUTE, async (request, reply) => {
    const { provider, door } = doorOf(doors, request.params)
    try {
      const passage = await comeBack(deps, request, reply)
      // by our own address: what the request says of its host anybody can write
      const came = new URL(request.url, redirectUriOf(deps, provider))
      const isTheirs =
        passage?.provider === provider && came.searchParams.getAll('state').join() === passage.state
      if (!isTheirs) return refuse('sign-in-over')
      await spend(deps.sql, RETURNS, networkOf(request.ip), await deps.clock.now(deps.sql))
      const somebody = await asked(request.log, door.whoCame(passage, came))

      const code = deps.chance.secret()
      await deps.transact(async (sql) => {
        const now = await deps.clock.now(sql)
        await addCode(sql, {
          codeHash: sha256(code),
          userId: await accountOf(sql, provider, somebody, new Date(now)),
          tabKeyHash: passage.tabKey && sha256(passage.tabKey),
          expiresAt: new Date(now + CODE_MS),
        })
      })
      return send(reply, `/signin#code=${code}`)
    } catch (error) {
      return refused(reply, error)
    }
  })
}
