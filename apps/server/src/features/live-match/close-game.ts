import { closeGame as endpoint } from '@turnout/contract/live-match'
import { closedAt, endGame } from '@turnout/rules/closing'
import { may } from '@turnout/rules/membership'
import { gameCommandAtAnyTime } from '../game/public.ts'

export const closeGame = gameCommandAtAnyTime(endpoint, {
  may: may.manageGame,
  decide: ({ game, at }) => endGame(game, at),
  reply: {
    fromLog: ({ game, at }) => ({ closed_at: closedAt(game, at) ?? at }),
  },
})
