import { unsubscribeFromTopic as endpoint } from '@turnout/contract/notification-settings'
import type { Deps } from '../../deps.ts'
import { command } from '../../platform/http/handle.ts'
import { turnMailOff } from './one-click.ts'

export const unsubscribeFromTopic = command(endpoint, async (sql, { body, refuse }, deps: Deps) => ({
  topic: (await turnMailOff(deps, sql, body.token)) ?? refuse('mail-link-invalid'),
}))
