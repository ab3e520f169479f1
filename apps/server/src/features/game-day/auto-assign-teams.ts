import { autoAssignTeams as promise } from '@turnout/contract/teams'
import { autoAssign } from '@turnout/rules/draft'
import { may } from '@turnout/rules/membership'
import { count } from '@turnout/rules/words'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { playToday } from './command.ts'

export const autoAssignTeams = handle(
  promise,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const { events } = await playToday(deps, sql, {
          name: 'autoAssignTeams',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.draftByHand,
          decide: ({ evening }) => autoAssign(evening),
        })
        const made = events.find((event) => event.type === 'auto-assigned')
        const assigned = made?.teams.reduce((sum, { ids }) => sum + ids.length, 0) ?? 0
        const substitutes = made?.substitutes.length ?? 0
        const sitOut =
          substitutes === 0
            ? ''
            : ` ${count(substitutes, 'player')} ${substitutes === 1 ? 'sits' : 'sit'} out.`
        return { message: `Remaining players auto-assigned to teams!${sitOut}`, assigned, substitutes }
      }),
)
