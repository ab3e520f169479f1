import { changeScore as endpoint } from '@turnout/contract/live-match'
import { isOtherMatch, lateGoal } from '@turnout/rules/late-press'
import { changeScore as decideScore } from '@turnout/rules/match'
import type { Deps } from '../../deps.ts'
import { spend } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import { newId } from '../../platform/ids.ts'
import { runMatchCommand } from './game-access.ts'
import { presentScoreChange } from './match-end.ts'
import { loadTeams, teamNumberOf } from './roster.ts'

/** Each hand has its own: somebody with no business in this match must not be able to spend the referee's. */
export const SCORE_CHANGES = { name: 'score', max: 20, windowMs: 1_000, counted: 'presses at once' }

export const changeScore = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) => {
      await spend(deps.sql, SCORE_CHANGES, `${params.gameId} ${actor.id}`, actor.at)
      const { match_number: matchNumber, made_at: madeAt } = body
      const by = body.action === 'increment' ? body.value : -body.value
      return transact(async (sql) => {
        const teams = await loadTeams(sql, params.gameId)
        const { game, gameRow, commandEvents } = await runMatchCommand(deps, sql, {
          name: 'changeScore',
          gameId: params.gameId,
          actor,
          matchMeant: matchNumber,
          refuse,
          decide: (context) => {
            const team = teamNumberOf(teams, body.team_id) ?? refuse('team-not-in-game')
            const lateDecision = lateGoal(
              context.game,
              { id: newId(), match: matchNumber, madeAt, team, by },
              context,
            )
            if (lateDecision) return lateDecision
            if (isOtherMatch(context.game, { match: matchNumber, madeAt }, context))
              return refuse('other-match')
            return decideScore(context.game, { team, by, madeAt }, context)
          },
        })
        const teamsNow = await loadTeams(sql, params.gameId)
        return { ...presentScoreChange(commandEvents, game, teamsNow), version: gameRow.version }
      })
    },
)
