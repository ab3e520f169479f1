import { assignTeams as promise } from '@turnout/contract/teams'
import { assignTeams as draw } from '@turnout/rules/draft'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { byTeam, playToday } from './command.ts'

export const assignTeams = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        await playToday(deps, sql, {
          name: 'assignTeams',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.draftByHand,
          about: Object.values(body).flat(),
          decide: ({ evening }) => draw(evening, byTeam(body)),
        })
        return { message: 'Manual participants drafted successfully!' }
      }),
)
