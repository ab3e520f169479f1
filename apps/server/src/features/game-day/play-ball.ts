import { playBall as endpoint } from '@turnout/contract/game-day'
import { playBallWithCup } from '@turnout/rules/cup/planned-cup'
import { may } from '@turnout/rules/membership'
import { findPlannedCup } from '../scheduled-games/public.ts'
import { texts } from './texts.ts'
import { todaysCommand } from './todays-command.ts'

export const playBall = todaysCommand(endpoint, {
  may: may.playBall,
  decide: async ({ sql, group, session, game, at }) =>
    playBallWithCup(game, await findPlannedCup(sql, group, session.date), { at }),
  reply: { fromLog: ({ gameRow }) => ({ message: texts.matchesCanBegin, game_id: gameRow.id }) },
})
