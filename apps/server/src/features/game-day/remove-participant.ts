import { removeParticipant as endpoint } from '@turnout/contract/game-day'
import { removeParticipant as decideRemoval } from '@turnout/rules/arrival'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { markRemoved } from '../game/public.ts'
import { runTodaysCommand } from './run-todays-command.ts'

export const removeParticipant = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const { gameRow, at } = await runTodaysCommand(deps, sql, {
          name: 'removeParticipant',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.removeParticipants,
          decide: ({ game }) => decideRemoval(game, params.participantId),
        })
        await markRemoved(sql, gameRow.id, params.participantId, at)
        return { message: 'Taken off the list.' }
      }),
)
