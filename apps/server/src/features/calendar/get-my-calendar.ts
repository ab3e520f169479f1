import { getMyCalendar as endpoint } from '@turnout/contract/calendar'
import { handle } from '../../handle.ts'
import { spend } from '../../platform/http/budget.ts'
import { CALENDAR_LINKS } from './budgets.ts'
import { presentAddress } from './present.ts'
import { findOrCreateToken } from './store.ts'

export const getMyCalendar = handle(endpoint, async ({ actor, refuse, transact }, { sql, chance }) => {
  await spend(sql, CALENDAR_LINKS, actor.id, actor.at)
  return transact(async (sql) => {
    const token = await findOrCreateToken(sql, { userId: actor.id, groupId: null }, chance.secret())
    return presentAddress(token ?? refuse('session-over'))
  })
})
