import { nameReferee as endpoint } from '@turnout/contract/live-match'
import { nameReferee as decideReferee } from '@turnout/rules/referee'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { runOrganiserCommand } from './game-access.ts'
import { presentReferee } from './present-referee.ts'
import { loadRoster } from './roster.ts'

export const nameReferee = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const command = { name: 'nameReferee', gameId: params.gameId, actor, refuse } as const
        const { game } = await runOrganiserCommand(deps, sql, {
          ...command,
          decide: (context) => decideReferee(context.game, body.participant_id),
        })
        return { referee_info: presentReferee(game, await loadRoster(sql, params.gameId)) }
      }),
)
