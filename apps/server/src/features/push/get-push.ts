import { getPush as endpoint } from '@turnout/contract/push'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { pushState } from './present.ts'

export const getPush = handle(endpoint, async ({ actor }, deps: Deps) =>
  pushState(deps.sql, deps.config, actor.sessionId),
)
