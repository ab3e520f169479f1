import { getGroupCalendar as endpoint } from '@turnout/contract/calendar'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { spend } from '../../platform/http/budget.ts'
import { shareGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { CALENDAR_LINKS } from './budgets.ts'
import { presentAddress } from './present.ts'
import { findOrCreateToken } from './store.ts'

export const getGroupCalendar = handle(
  endpoint,
  async ({ params, actor, refuse, transact }, { sql, chance }) => {
    await spend(sql, CALENDAR_LINKS, actor.id, actor.at)
    return transact(async (sql) => {
      const group = (await shareGroup(sql, params.groupId)) ?? refuse('group-not-found')
      if (!may.subscribe(await viewerOf(sql, actor, group.id))) refuse('not-allowed')
      const token = await findOrCreateToken(sql, { userId: actor.id, groupId: group.id }, chance.secret())
      return presentAddress(token ?? refuse('session-over'))
    })
  },
)
