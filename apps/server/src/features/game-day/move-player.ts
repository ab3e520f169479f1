import { movePlayer as promise } from '@turnout/contract/teams'
import { may } from '@turnout/rules/membership'
import { movePlayer as move } from '@turnout/rules/move-player'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { playToday } from './command.ts'

export const movePlayer = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const { participant_id: id, team: to, swap_with: swapWith = null } = body
        await playToday(deps, sql, {
          name: 'movePlayer',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.draftByHand,
          about: swapWith === null ? [id] : [id, swapWith],
          decide: ({ evening }) => move(evening, { id, to, swapWith }),
        })
        return { message: swapWith === null ? 'Player moved.' : 'Players swapped.' }
      }),
)
