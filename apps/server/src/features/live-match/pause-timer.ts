import { pauseTimer as endpoint } from '@turnout/contract/live-match'
import { pauseClock } from '@turnout/rules/match'
import { may } from '@turnout/rules/membership'
import { gameCommand } from '../game/public.ts'
import { presentTimer } from './present-clock.ts'

export const pauseTimer = gameCommand(endpoint, {
  may: may.controlMatch,
  decide: (context) => pauseClock(context.game, context),
  reply: {
    fromLog: ({ game, at }) => presentTimer(game, at),
  },
})
