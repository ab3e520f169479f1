import { startTimer as endpoint } from '@turnout/contract/live-match'
import { startClock } from '@turnout/rules/match'
import { may } from '@turnout/rules/membership'
import { gameCommand } from '../game/public.ts'
import { presentTimer } from './present-clock.ts'

export const startTimer = gameCommand(endpoint, {
  may: may.controlMatch,
  decide: (context) => startClock(context.game, context),
  reply: {
    fromLog: ({ game, at }) => presentTimer(game, at),
  },
})
