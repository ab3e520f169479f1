import { startMatch as endpoint } from '@turnout/contract/live-match'
import { currentMatch } from '@turnout/rules/game'
import { startMatch as decideStart } from '@turnout/rules/match'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { runMatchCommand } from './game-access.ts'
import { presentMatch } from './present.ts'
import { loadTeams, teamNumberOf } from './roster.ts'

export const startMatch = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const teams = await loadTeams(sql, params.gameId)
        const team = (id: string) => teamNumberOf(teams, id) ?? refuse('team-not-in-game')
        const { game } = await runMatchCommand(deps, sql, {
          name: 'startMatch',
          gameId: params.gameId,
          actor,
          refuse,
          decide: (context) => {
            const pair = {
              a: team(body.team_a_id),
              b: team(body.team_b_id),
              anyPairing: may.manageGame(context.viewer),
            }
            return decideStart(context.game, pair, context)
          },
        })
        const match = currentMatch(game)
        if (!match) throw new Error(`Game ${params.gameId} called a match and has none on.`)
        return presentMatch(match, await loadTeams(sql, params.gameId))
      }),
)
