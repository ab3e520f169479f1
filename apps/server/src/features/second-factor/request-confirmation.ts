import { requestConfirmation as endpoint } from '@turnout/contract/second-factor'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { challengeFor } from '../passkeys/public.ts'

export const requestConfirmation = handle(endpoint, async ({ actor }, deps: Deps) =>
  challengeFor(deps, actor.id, 'use'),
)
