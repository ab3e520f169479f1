import { assignCaptains as endpoint } from '@turnout/contract/teams'
import { assignCaptains as decideCaptains } from '@turnout/rules/captains'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { membershipId } from '../members/public.ts'
import { runTodaysCommand } from './run-todays-command.ts'

export const assignCaptains = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) => {
      const picks = Object.entries(body).map(([id, team]) => ({ id, team }))
      return transact(async (sql) => {
        const id = await membershipId(sql, params.groupId, actor.id)
        await runTodaysCommand(deps, sql, {
          name: 'assignCaptains',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.nameCaptains,
          participants: { ids: Object.keys(body), refuse },
          decide: ({ game, viewer }) =>
            decideCaptains(game, picks, { isOrganiser: may.pickForAnyTeam(viewer), id }),
        })
        return { message: 'Captain assigned successfully!' }
      })
    },
)
