import { endMatch as promise } from '@turnout/contract/live-match'
import { isOtherMatch } from '@turnout/rules/late-press'
import { endMatch as end } from '@turnout/rules/match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { teamsOf } from './cast.ts'
import { control } from './game.ts'
import { presentMatchEnd } from './match-end.ts'

export const endMatch = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const command = { name: 'endMatch', gameId: params.gameId, actor, refuse } as const
        const { evening, decided } = await control(deps, sql, {
          ...command,
          decide: (turn) =>
            isOtherMatch(turn.evening, { match: body.match_number }, turn)
              ? refuse('other-match')
              : end(turn.evening, turn),
        })
        return presentMatchEnd(decided, evening, await teamsOf(sql, params.gameId))
      }),
)
