import { renewMyCalendar as promise } from '@turnout/contract/calendar'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentAddress } from './present.ts'
import { renewToken } from './store.ts'

export const renewMyCalendar = handle(
  promise,
  ({ chance, clock }: Deps) =>
    async ({ actor, transact }) =>
      transact(async (sql) => {
        const owner = { userId: actor.id, groupId: null }
        return presentAddress(await renewToken(sql, owner, chance.secret(), await clock.now(sql)))
      }),
)
