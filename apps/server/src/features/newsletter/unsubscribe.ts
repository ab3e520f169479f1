import { unsubscribe as endpoint } from '@turnout/contract/newsletter'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { removeFromList } from './store.ts'
import { texts } from './texts.ts'

export const unsubscribe = handle(
  endpoint,
  (deps: Deps) =>
    async ({ body, refuse, transact }) =>
      transact(async (sql) => {
        const wasOnList = await removeFromList(sql, body.token, await deps.clock.now(sql))
        return wasOnList ? { message: texts.offList } : refuse('newsletter-link-invalid')
      }),
)
