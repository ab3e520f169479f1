import { settleLatePress as endpoint } from '@turnout/contract/live-match'
import type { Game } from '@turnout/rules/game'
import { settleLatePress as decideLatePress } from '@turnout/rules/late-press'
import { may } from '@turnout/rules/membership'
import { gameCommandAtAnyTime } from '../game/public.ts'
import { presentEnded } from './present.ts'
import type { TeamIds } from './roster.ts'

// also after the game is closed: a goal that still waited then could otherwise never be settled
export const settleLatePress = gameCommandAtAnyTime(endpoint, {
  may: may.manageGame,
  decide: (context, { params, body }) =>
    decideLatePress(context.game, { id: params.pressId, keep: body.keep }, context),
  reply: (result, { params }) => presentMatchOfPress(result.game, params.pressId, result),
})

/** The match of the goal, with its current score. */
function presentMatchOfPress({ play }: Game, pressId: string, teams: TeamIds) {
  const latePress = play?.late.find(({ id }) => id === pressId)
  const match = play?.ended.find(({ number }) => number === latePress?.matchNumber)
  if (!play || !match) throw new Error(`The late press ${pressId} was settled and its match is gone.`)
  return presentEnded(match, play, teams)
}
