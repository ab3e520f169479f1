import { unsubscribe as promise } from '@turnout/contract/newsletter'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { leaveList } from './store.ts'

export const unsubscribe = handle(
  promise,
  (deps: Deps) =>
    async ({ body, refuse, transact }) =>
      transact(async (sql) => {
        const left = await leaveList(sql, body.token, await deps.clock.now(sql))
        return left ? { message: 'You are off the list.' } : refuse('newsletter-link-invalid')
      }),
)
