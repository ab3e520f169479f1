import { renewGroupCalendar as endpoint } from '@turnout/contract/calendar'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { spend } from '../../platform/http/budget.ts'
import { shareGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { CALENDAR_LINKS } from './budgets.ts'
import { presentAddress } from './present.ts'
import { renewToken } from './store.ts'

export const renewGroupCalendar = handle(
  endpoint,
  async ({ params, actor, refuse, transact }, { sql, chance, clock }) => {
    await spend(sql, CALENDAR_LINKS, actor.id, actor.at)
    return transact(async (sql) => {
      const group = (await shareGroup(sql, params.groupId)) ?? refuse('group-not-found')
      if (!may.subscribe(await viewerOf(sql, actor, group.id))) refuse('not-allowed')
      const owner = { userId: actor.id, groupId: group.id }
      const token = await renewToken(sql, owner, chance.secret(), await clock.now(sql))
      return presentAddress(token ?? refuse('session-over'))
    })
  },
)
