import { closeGame as endpoint } from '@turnout/contract/live-match'
import { closedAt, endGame } from '@turnout/rules/closing'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { runOrganiserCommand } from './game-access.ts'

export const closeGame = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const command = { name: 'closeGame', gameId: params.gameId, actor, refuse } as const
        const { game, at } = await runOrganiserCommand(deps, sql, {
          ...command,
          isTooLate: () => false,
          decide: (context) => endGame(context.game, context.at),
        })
        return { closed_at: closedAt(game, at) ?? at }
      }),
)
