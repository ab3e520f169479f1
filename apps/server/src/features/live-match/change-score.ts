import { changeScore as promise } from '@turnout/contract/live-match'
import { changeScore as score } from '@turnout/rules/match'
import type { Deps } from '../../deps.ts'
import { spend } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import { castOf } from './cast.ts'
import { control, isOtherMatch, strangeTeam } from './game.ts'
import { presentMatchEnd } from './match-end.ts'
import { teamNumberOf } from './present.ts'

/** Each hand has its own: somebody with no business in this match must not be able to spend the referee's. */
const PRESSES = { name: 'score', most: 20, windowMs: 1_000 }

export const changeScore = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) => {
      await spend(deps.sql, PRESSES, `${params.gameId} ${actor.id}`, await deps.clock.now(deps.sql))
      const by = body.action === 'increment' ? body.value : -body.value
      return transact(async (sql) => {
        const teams = await castOf(sql, params.gameId)
        const { evening, decided } = await control(deps, sql, {
          name: 'changeScore',
          gameId: params.gameId,
          actor,
          refuse,
          decide: (turn) => {
            const team = teamNumberOf(teams, body.team_id) ?? strangeTeam()
            if (isOtherMatch(turn.evening, body.match_number)) return refuse('other-match')
            return score(turn.evening, { team, by }, turn)
          },
        })
        const { match_result, next_match } = presentMatchEnd(
          decided,
          evening,
          await castOf(sql, params.gameId),
        )
        return {
          match_ended: match_result !== null,
          winner_id: match_result?.winner_id ?? null,
          match_result,
          next_match,
        }
      })
    },
)
