import { renewMyCalendar as endpoint } from '@turnout/contract/calendar'
import { handle } from '../../handle.ts'
import { spend } from '../../platform/http/budget.ts'
import { CALENDAR_LINKS } from './budgets.ts'
import { presentAddress } from './present.ts'
import { renewToken } from './store.ts'

export const renewMyCalendar = handle(
  endpoint,
  async ({ actor, refuse, transact }, { sql, chance, clock }) => {
    await spend(sql, CALENDAR_LINKS, actor.id, actor.at)
    return transact(async (sql) => {
      const owner = { userId: actor.id, groupId: null }
      const token = await renewToken(sql, owner, chance.secret(), await clock.now(sql))
      return presentAddress(token ?? refuse('session-over'))
    })
  },
)
