import { changeScore as promise } from '@turnout/contract/live-match'
import { isOtherMatch, lateGoal } from '@turnout/rules/late-press'
import { changeScore as score } from '@turnout/rules/match'
import type { Deps } from '../../deps.ts'
import { spend } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import { newId } from '../../platform/ids.ts'
import { teamsOf } from './cast.ts'
import { control } from './game.ts'
import { presentScored } from './match-end.ts'
import { teamNumberOf } from './present.ts'

/** Each hand has its own: somebody with no business in this match must not be able to spend the referee's. */
export const PRESSES = { name: 'score', most: 20, windowMs: 1_000, counted: 'presses at once' }

export const changeScore = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) => {
      await spend(deps.sql, PRESSES, `${params.gameId} ${actor.id}`, actor.at)
      const { match_number: match, made_at: madeAt } = body
      const by = body.action === 'increment' ? body.value : -body.value
      return transact(async (sql) => {
        const teams = await teamsOf(sql, params.gameId)
        const { evening, decided } = await control(deps, sql, {
          name: 'changeScore',
          gameId: params.gameId,
          actor,
          matchMeant: match,
          refuse,
          decide: (turn) => {
            const team = teamNumberOf(teams, body.team_id) ?? refuse('team-not-in-game')
            const late = lateGoal(turn.evening, { id: newId(), match, madeAt, team, by }, turn)
            if (late) return late
            if (isOtherMatch(turn.evening, { match, madeAt }, turn)) return refuse('other-match')
            return score(turn.evening, { team, by, madeAt }, turn)
          },
        })
        return presentScored(decided, evening, await teamsOf(sql, params.gameId))
      })
    },
)
