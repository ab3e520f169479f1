import { getMyCalendar as promise } from '@turnout/contract/calendar'
import type { Deps } from '../../deps.ts'
import { spend } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import { ADDRESSES } from './budgets.ts'
import { presentAddress } from './present.ts'
import { tokenOf } from './store.ts'

export const getMyCalendar = handle(
  promise,
  ({ sql, chance }: Deps) =>
    async ({ actor, refuse, transact }) => {
      await spend(sql, ADDRESSES, actor.id, actor.at)
      return transact(async (sql) => {
        const token = await tokenOf(sql, { userId: actor.id, groupId: null }, chance.secret())
        return presentAddress(token ?? refuse('session-over'))
      })
    },
)
