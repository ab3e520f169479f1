import { closeGame as promise } from '@turnout/contract/live-match'
import { closedAt, endGame } from '@turnout/rules/closing'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { steer } from './game.ts'

export const closeGame = handle(
  promise,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const command = { name: 'closeGame', gameId: params.gameId, actor, refuse } as const
        const { evening, at } = await steer(deps, sql, {
          ...command,
          isTooLate: () => false,
          decide: (turn) => endGame(turn.evening, turn.at),
        })
        return { closed_at: closedAt(evening, at) ?? at }
      }),
)
