import { assignTeams as endpoint } from '@turnout/contract/teams'
import { assignTeams as decideAssignment } from '@turnout/rules/draft'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { picksByTeam, runTodaysCommand } from './run-todays-command.ts'

export const assignTeams = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        await runTodaysCommand(deps, sql, {
          name: 'assignTeams',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.draftByHand,
          participants: { ids: Object.values(body).flat(), refuse },
          decide: ({ game }) => decideAssignment(game, picksByTeam(body)),
        })
        return { message: 'Manual participants drafted successfully!' }
      }),
)
