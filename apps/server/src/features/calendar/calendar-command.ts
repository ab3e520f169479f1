import type { Calendar } from '@turnout/contract/calendar'
import type { Endpoint, ReplyOf } from '@turnout/contract/endpoint'
import type { ProblemCode } from '@turnout/contract/problem'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import { spend } from '../../platform/http/budget.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { authorizeGroup, shareGroup } from '../groups/public.ts'
import { CALENDAR_LINKS } from './budgets.ts'
import type { FeedOwner } from './store.ts'

type CalendarEndpoint = Endpoint & { access: 'signed-in'; reply: typeof Calendar }

/** Replies with the address of the caller's feed: of the group in the path, or of all their groups. */
export const calendarCommand = <const E extends CalendarEndpoint>(
  endpoint: E,
  tokenOf: (sql: Sql, owner: FeedOwner, freshToken: string, at: number) => Promise<string | null>,
) =>
  handle<E>(endpoint, async (request, { sql, chance }) => {
    const actor = request.actor as Account
    // an endpoint with a group in its path declares that the group may be missing
    const refuse = request.refuse as Refuse<ProblemCode>
    const { groupId } = (request.params ?? {}) as { groupId?: string }
    await spend(sql, CALENDAR_LINKS, actor.id, actor.at)
    return request.transact(async (sql) => {
      if (groupId)
        await authorizeGroup(sql, { params: { groupId }, actor, refuse }, may.subscribe, shareGroup)
      const owner = { userId: actor.id, groupId: groupId ?? null }
      const token = await tokenOf(sql, owner, chance.secret(), actor.at)
      // from the root of the API, like every path of the contract
      return { path: `/calendars/${token ?? refuse('session-over')}.ics` } as ReplyOf<E>
    })
  })
