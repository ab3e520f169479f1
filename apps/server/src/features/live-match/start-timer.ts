import { startTimer as endpoint } from '@turnout/contract/live-match'
import { startClock } from '@turnout/rules/match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { runMatchCommand } from './game-access.ts'
import { presentTimer } from './present.ts'

export const startTimer = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const command = { name: 'startTimer', gameId: params.gameId, actor, refuse } as const
        const { game, at } = await runMatchCommand(deps, sql, {
          ...command,
          decide: (context) => startClock(context.game, context),
        })
        return presentTimer(game, at)
      }),
)
