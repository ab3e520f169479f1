import { holdUpcomingMatch as endpoint } from '@turnout/contract/live-match'
import { holdNextMatch } from '@turnout/rules/match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { runOrganiserCommand } from './game-access.ts'

export const holdUpcomingMatch = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const command = { name: 'holdUpcomingMatch', gameId: params.gameId, actor, refuse } as const
        const { game } = await runOrganiserCommand(deps, sql, {
          ...command,
          decide: (context) => holdNextMatch(context.game, body.hold, context),
        })
        const now = game.play?.now
        return {
          is_held: game.play?.held ?? false,
          starts_at: now?.is === 'waiting' ? now.startsAt : null,
        }
      }),
)
