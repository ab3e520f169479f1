import { startMatch as promise } from '@turnout/contract/live-match'
import { currentMatch } from '@turnout/rules/game'
import { startMatch as call } from '@turnout/rules/match'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { teamsOf } from './cast.ts'
import { control } from './game.ts'
import { presentMatch, teamNumberOf } from './present.ts'

export const startMatch = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const teams = await teamsOf(sql, params.gameId)
        const team = (id: string) => teamNumberOf(teams, id) ?? refuse('team-not-in-game')
        const { evening } = await control(deps, sql, {
          name: 'startMatch',
          gameId: params.gameId,
          actor,
          refuse,
          decide: (turn) => {
            const pair = {
              a: team(body.team_a_id),
              b: team(body.team_b_id),
              anyPairing: may.manageGame(turn.viewer),
            }
            return call(turn.evening, pair, turn)
          },
        })
        const match = currentMatch(evening)
        if (!match) throw new Error(`Game ${params.gameId} called a match and has none on.`)
        return presentMatch(match, await teamsOf(sql, params.gameId))
      }),
)
