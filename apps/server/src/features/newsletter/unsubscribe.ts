import { unsubscribe as endpoint } from '@turnout/contract/newsletter'
import type { Deps } from '../../deps.ts'
import { command } from '../../platform/http/handle.ts'
import { removeFromList } from './store.ts'
import { texts } from './texts.ts'

export const unsubscribe = command(endpoint, async (sql, { body, refuse }, deps: Deps) => {
  const wasOnList = await removeFromList(sql, body.token, await deps.clock.now(sql))
  return wasOnList ? { message: texts.offList } : refuse('newsletter-link-invalid')
})
