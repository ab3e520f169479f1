import { closeGame as endpoint } from '@turnout/contract/live-match'
import { closedAt, endGame } from '@turnout/rules/closing'
import { may } from '@turnout/rules/membership'
import { gameCommand } from '../game/public.ts'

export const closeGame = gameCommand(endpoint, {
  may: may.manageGame,
  isTooLate: () => false,
  decide: ({ game, at }) => endGame(game, at),
  reply: ({ game, at }) => ({ closed_at: closedAt(game, at) ?? at }),
})
