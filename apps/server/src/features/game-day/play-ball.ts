import { playBall as endpoint } from '@turnout/contract/game-day'
import { playBall as decidePlayBall } from '@turnout/rules/draft'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { runTodaysCommand } from './run-todays-command.ts'

export const playBall = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const { gameRow } = await runTodaysCommand(deps, sql, {
          name: 'playBall',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.playBall,
          decide: (context) => decidePlayBall(context.game, context),
        })
        return { message: 'The matches can begin.', game_id: gameRow.id }
      }),
)
