import { callSpares as endpoint } from '@turnout/contract/scheduled-games'
import { may } from '@turnout/rules/membership'
import { callSpares as decide } from '@turnout/rules/plan-game'
import { refuse } from '@turnout/rules/result'
import { scheduledCommand } from './scheduled-command.ts'
import { isAsking } from './store.ts'

export const callSpares = scheduledCommand(endpoint, {
  may: may.manageScheduledGames,
  decide: async ({ settings, game, at }) => (!isAsking(settings) ? refuse('answers-off') : decide(game, at)),
})
