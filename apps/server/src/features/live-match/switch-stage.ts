import { switchStage as endpoint } from '@turnout/contract/live-match'
import { switchStage as decideStage } from '@turnout/rules/match'
import { may } from '@turnout/rules/membership'
import { gameCommand } from '../game/public.ts'

export const switchStage = gameCommand(endpoint, {
  may: may.manageGame,
  decide: ({ game }, { body }) => decideStage(game, body.is_knockout_stage ? 'knockout' : 'normal'),
  reply: {
    fromLog: ({ game }) => ({ is_knockout_stage: game.play?.stage === 'knockout' }),
  },
})
