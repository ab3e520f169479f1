import { settleLatePress as promise } from '@turnout/contract/live-match'
import type { Game } from '@turnout/rules/game'
import { settleLatePress as settle } from '@turnout/rules/late-press'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { teamsOf } from './cast.ts'
import { steer } from './game.ts'
import { presentEnded, type Teams } from './present.ts'

export const settleLatePress = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const press = { id: params.pressId, keep: body.keep }
        const command = { name: 'settleLatePress', gameId: params.gameId, actor, refuse } as const
        const { evening } = await steer(deps, sql, {
          ...command,
          // a question that was left open when the evening was closed would else be open for ever
          isTooLate: () => false,
          decide: (turn) => settle(turn.evening, press, turn),
        })
        return presentTheMatch(evening, press.id, await teamsOf(sql, params.gameId))
      }),
)

/** The match it was made in, as it stands now. */
function presentTheMatch({ play }: Game, pressId: string, cast: Teams) {
  const press = play?.late.find(({ id }) => id === pressId)
  const match = play?.ended.find(({ number }) => number === press?.matchNumber)
  if (!play || !match) throw new Error(`The late press ${pressId} was settled and its match is gone.`)
  return presentEnded(match, play, cast)
}
