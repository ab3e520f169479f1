import { playBall as endpoint } from '@turnout/contract/game-day'
import { playBall as decidePlayBall } from '@turnout/rules/draft'
import { may } from '@turnout/rules/membership'
import { texts } from './texts.ts'
import { todaysCommand } from './todays-command.ts'

export const playBall = todaysCommand(endpoint, {
  may: may.playBall,
  decide: (context) => decidePlayBall(context.game, context),
  reply: ({ gameRow }) => ({ message: texts.matchesCanBegin, game_id: gameRow.id }),
})
