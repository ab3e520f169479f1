import { autoAssignTeams as promise } from '@turnout/contract/teams'
import { autoAssign, substitutesOf } from '@turnout/rules/auto-assign'
import { may } from '@turnout/rules/membership'
import { pluralize } from '@turnout/rules/words'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { peopleOf } from '../evening/public.ts'
import { playToday } from './command.ts'
import { presentSitsOut } from './present-draft.ts'

export const autoAssignTeams = handle(
  promise,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const { events, evening, game } = await playToday(deps, sql, {
          name: 'autoAssignTeams',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.draftByHand,
          decide: ({ evening }) => autoAssign(evening),
        })
        const made = events.find((event) => event.type === 'auto-assigned')
        const assigned = made?.teams.reduce((sum, { ids }) => sum + ids.length, 0) ?? 0
        const substitutes = presentSitsOut(substitutesOf(evening), await peopleOf(sql, game.id))
        const many = substitutes.length
        const sitOut = many === 0 ? '' : ` ${pluralize(many, 'player')} ${many === 1 ? 'sits' : 'sit'} out.`
        return { message: `Remaining players auto-assigned to teams!${sitOut}`, assigned, substitutes }
      }),
)
