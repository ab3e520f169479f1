import { changeScore as endpoint } from '@turnout/contract/live-match'
import { closedAt } from '@turnout/rules/closing'
import { isOtherMatch, lateGoal } from '@turnout/rules/late-press'
import { changeScore as decideScore } from '@turnout/rules/match'
import { may } from '@turnout/rules/membership'
import { newId } from '../../platform/ids.ts'
import { gameCommandAtAnyTime } from '../game/public.ts'
import { presentScoreChange } from './match-end.ts'
import { teamNumberOf } from './roster.ts'

/** Counted per person: a person who may not control the match must not use up the budget of its referee. */
export const SCORE_CHANGES = { name: 'score', max: 20, windowMs: 1_000, counted: 'presses at once' }

export const changeScore = gameCommandAtAnyTime(endpoint, {
  may: may.controlMatch,
  before: ({ params, actor, spend }) => spend(SCORE_CHANGES, `${params.gameId} ${actor.id}`, actor.at),
  matchMeant: ({ body }) => body.match_number,
  madeAt: ({ body }) => body.made_at,
  decide: (context, { body, refuse }) => {
    const { match_number: match, made_at: madeAt } = body
    const by = body.action === 'increment' ? body.value : -body.value
    const team = teamNumberOf(context, body.team_id) ?? refuse('team-not-in-game')
    const lateDecision = lateGoal(context.game, { id: newId(), match, madeAt, team, by }, context)
    if (lateDecision) return lateDecision
    if (closedAt(context.game, context.at) !== null) return refuse('game-closed')
    if (isOtherMatch(context.game, { match, madeAt }, context)) return refuse('other-match')
    return decideScore(context.game, { team, by, madeAt }, context)
  },
  reply: {
    fromLog: (result) => ({
      ...presentScoreChange(result.commandEvents, result.game, result),
      version: result.gameRow.version,
    }),
  },
})
