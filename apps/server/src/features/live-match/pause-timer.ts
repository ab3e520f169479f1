import { pauseTimer as endpoint } from '@turnout/contract/live-match'
import { pauseClock } from '@turnout/rules/match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { runMatchCommand } from './game-access.ts'
import { presentTimer } from './present.ts'

export const pauseTimer = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const command = { name: 'pauseTimer', gameId: params.gameId, actor, refuse } as const
        const { game, at } = await runMatchCommand(deps, sql, {
          ...command,
          decide: (context) => pauseClock(context.game, context),
        })
        return presentTimer(game, at)
      }),
)
