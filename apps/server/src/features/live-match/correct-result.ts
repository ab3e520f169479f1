import { correctResult as endpoint } from '@turnout/contract/correct-result'
import { correctResult as decideCorrection } from '@turnout/rules/correct-result'
import { may } from '@turnout/rules/membership'
import { gameCommandAtAnyTime } from '../game/public.ts'
import { presentEnded } from './present.ts'

// also after the game: people notice a wrong result the next day
export const correctResult = gameCommandAtAnyTime(endpoint, {
  may: may.manageGame,
  decide: ({ game, at }, { body }) =>
    decideCorrection(
      game,
      {
        match: body.match_number,
        seen: body.seen ? { a: body.seen.team_a_score, b: body.seen.team_b_score } : null,
        score: { a: body.team_a_score, b: body.team_b_score },
        reason: body.reason,
      },
      at,
    ),
  reply: (result, { body }) => {
    const { play } = result.game
    const match = play?.ended.find(({ number }) => number === body.match_number)
    if (!play || !match) throw new Error(`Match ${body.match_number} was corrected and is not in the game.`)
    return presentEnded(match, play, result)
  },
})
