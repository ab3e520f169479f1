import { restoreScheduledGame as endpoint } from '@turnout/contract/scheduled-games'
import { may } from '@turnout/rules/membership'
import { restoreGame } from '@turnout/rules/plan-game'
import { refuse } from '@turnout/rules/result'
import { plannedOn } from '../groups/public.ts'
import { scheduledCommand } from './scheduled-command.ts'

export const restoreScheduledGame = scheduledCommand(endpoint, {
  may: may.manageScheduledGames,
  changesDate: true,
  async decide({ group, game, at }) {
    const { date } = game.session
    return game.cancelled && plannedOn(group, date) ? refuse('date-taken') : restoreGame(game, at)
  },
})
