import { endMatch as endpoint } from '@turnout/contract/live-match'
import { isOtherMatch } from '@turnout/rules/late-press'
import { endMatch as decideEnd } from '@turnout/rules/match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { runMatchCommand } from './game-access.ts'
import { presentMatchEnd } from './match-end.ts'
import { loadTeams } from './roster.ts'

export const endMatch = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const command = { name: 'endMatch', gameId: params.gameId, actor, refuse } as const
        const { game, commandEvents } = await runMatchCommand(deps, sql, {
          ...command,
          decide: (context) =>
            isOtherMatch(context.game, { match: body.match_number }, context)
              ? refuse('other-match')
              : decideEnd(context.game, context),
        })
        return presentMatchEnd(commandEvents, game, await loadTeams(sql, params.gameId))
      }),
)
