import { movePlayer as endpoint } from '@turnout/contract/teams'
import { may } from '@turnout/rules/membership'
import { movePlayer as decideMove } from '@turnout/rules/move-player'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { runTodaysCommand } from './run-todays-command.ts'

export const movePlayer = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const { participant_id: id, team: to, swap_with: swapWith = null } = body
        await runTodaysCommand(deps, sql, {
          name: 'movePlayer',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.draftByHand,
          participants: { ids: swapWith === null ? [id] : [id, swapWith], refuse },
          decide: ({ game }) => decideMove(game, { id, to, swapWith }),
        })
        return { message: swapWith === null ? 'Player moved.' : 'Players swapped.' }
      }),
)
