import { startTimer as promise } from '@turnout/contract/live-match'
import { startClock } from '@turnout/rules/match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { control } from './game.ts'
import { presentTimer } from './present.ts'

export const startTimer = handle(
  promise,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const command = { name: 'startTimer', gameId: params.gameId, actor, refuse } as const
        const { evening, at } = await control(deps, sql, {
          ...command,
          decide: (turn) => startClock(turn.evening, turn),
        })
        return presentTimer(evening, at)
      }),
)
