import { getPush as endpoint } from '@turnout/contract/push'
import { handle } from '../../handle.ts'
import { pushState } from './present.ts'

export const getPush = handle(endpoint, async ({ actor }, deps) =>
  pushState(deps.sql, deps.config, actor.sessionId),
)
