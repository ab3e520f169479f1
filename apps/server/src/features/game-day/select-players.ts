import { selectPlayers as endpoint } from '@turnout/contract/teams'
import { selectPlayersByTeam } from '@turnout/rules/draft'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { membershipId } from '../members/public.ts'
import { picksByTeam, runTodaysCommand } from './run-todays-command.ts'

export const selectPlayers = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const id = await membershipId(sql, params.groupId, actor.id)
        await runTodaysCommand(deps, sql, {
          name: 'selectPlayers',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.pickForOwnTeam,
          participants: { ids: Object.values(body).flat(), refuse },
          decide: ({ game, viewer }) =>
            selectPlayersByTeam(game, picksByTeam(body), { isOrganiser: may.pickForAnyTeam(viewer), id }),
        })
        return { message: 'Players drafted successfully!' }
      }),
)
