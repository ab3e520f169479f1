import { unsubscribe as endpoint } from '@turnout/contract/newsletter'
import { command } from '../../handle.ts'
import { removeFromList } from './store.ts'
import { texts } from './texts.ts'

export const unsubscribe = command(endpoint, async (sql, { body, refuse }, deps) => {
  const wasOnList = await removeFromList(sql, body.token, await deps.clock.now(sql))
  return wasOnList ? { message: texts.offList } : refuse('newsletter-link-invalid')
})
