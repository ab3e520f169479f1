import { nameReferee as promise } from '@turnout/contract/live-match'
import { nameReferee as name } from '@turnout/rules/referee'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentReferee } from './bystanders.ts'
import { castOf } from './cast.ts'
import { steer } from './game.ts'

export const nameReferee = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const command = { name: 'nameReferee', gameId: params.gameId, actor, refuse } as const
        const { evening } = await steer(deps, sql, {
          ...command,
          decide: (turn) => name(turn.evening, body.participant_id),
        })
        return { referee_info: presentReferee(evening, await castOf(sql, params.gameId)) }
      }),
)
