import { playBall as promise } from '@turnout/contract/game-day'
import { playBall as begin } from '@turnout/rules/draft'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { playToday } from './command.ts'

export const playBall = handle(
  promise,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const { game } = await playToday(deps, sql, {
          name: 'playBall',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.playBall,
          decide: (turn) => begin(turn.evening, turn),
        })
        return { message: 'The matches can begin.', game_id: game.id }
      }),
)
