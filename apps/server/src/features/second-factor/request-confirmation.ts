import { requestConfirmation as endpoint } from '@turnout/contract/second-factor'
import { handle } from '../../handle.ts'
import { challengeFor } from '../passkeys/public.ts'

export const requestConfirmation = handle(endpoint, async ({ actor }, deps) =>
  challengeFor(deps, actor.id, 'use'),
)
