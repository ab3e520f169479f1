import { unsubscribeFromTopic as endpoint } from '@turnout/contract/notification-settings'
import { command } from '../../handle.ts'
import { turnMailOff } from './one-click.ts'

export const unsubscribeFromTopic = command(endpoint, async (sql, { body, refuse }, deps) => ({
  topic: (await turnMailOff(deps, sql, body.token)) ?? refuse('mail-link-invalid'),
}))
