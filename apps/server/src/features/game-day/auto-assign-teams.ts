import { autoAssignTeams as endpoint } from '@turnout/contract/teams'
import { autoAssign, substitutesOf } from '@turnout/rules/auto-assign'
import { may } from '@turnout/rules/membership'
import { pluralize } from '@turnout/rules/words'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { loadPeople } from '../game/public.ts'
import { presentSubstitutes } from './present-draft.ts'
import { runTodaysCommand } from './run-todays-command.ts'

export const autoAssignTeams = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const { events, game, gameRow } = await runTodaysCommand(deps, sql, {
          name: 'autoAssignTeams',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.draftByHand,
          decide: ({ game }) => autoAssign(game),
        })
        const assignment = events.find((event) => event.type === 'auto-assigned')
        const assigned = assignment?.teams.reduce((sum, { ids }) => sum + ids.length, 0) ?? 0
        const substitutes = presentSubstitutes(substitutesOf(game), await loadPeople(sql, gameRow.id))
        const substituteCount = substitutes.length
        const substitutesText =
          substituteCount === 0
            ? ''
            : ` ${pluralize(substituteCount, 'player')} ${substituteCount === 1 ? 'sits' : 'sit'} out.`
        return {
          message: `Remaining players auto-assigned to teams!${substitutesText}`,
          assigned,
          substitutes,
        }
      }),
)
