import { settleLatePress as endpoint } from '@turnout/contract/live-match'
import type { Game } from '@turnout/rules/game'
import { settleLatePress as decideLatePress } from '@turnout/rules/late-press'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { runOrganiserCommand } from './game-access.ts'
import { presentEnded } from './present.ts'
import type { TeamIds } from './roster.ts'
import { loadTeams } from './roster.ts'

export const settleLatePress = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const latePress = { id: params.pressId, keep: body.keep }
        const command = { name: 'settleLatePress', gameId: params.gameId, actor, refuse } as const
        const { game } = await runOrganiserCommand(deps, sql, {
          ...command,
          // a question that was left open when the evening was closed would else be open for ever
          isTooLate: () => false,
          decide: (context) => decideLatePress(context.game, latePress, context),
        })
        return presentMatchOfPress(game, latePress.id, await loadTeams(sql, params.gameId))
      }),
)

/** The match it was made in, as it stands now. */
function presentMatchOfPress({ play }: Game, pressId: string, teams: TeamIds) {
  const latePress = play?.late.find(({ id }) => id === pressId)
  const match = play?.ended.find(({ number }) => number === latePress?.matchNumber)
  if (!play || !match) throw new Error(`The late press ${pressId} was settled and its match is gone.`)
  return presentEnded(match, play, teams)
}
