import { holdUpcomingMatch as promise } from '@turnout/contract/live-match'
import { holdNextMatch } from '@turnout/rules/match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { steer } from './game.ts'

export const holdUpcomingMatch = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const command = { name: 'holdUpcomingMatch', gameId: params.gameId, actor, refuse } as const
        const { evening } = await steer(deps, sql, {
          ...command,
          decide: (turn) => holdNextMatch(turn.evening, body.hold, turn),
        })
        const now = evening.play?.now
        return {
          is_held: evening.play?.held ?? false,
          starts_at: now?.is === 'waiting' ? now.startsAt : null,
        }
      }),
)
