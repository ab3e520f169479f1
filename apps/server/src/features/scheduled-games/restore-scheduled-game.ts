import { restoreScheduledGame as endpoint } from '@turnout/contract/scheduled-games'
import { may } from '@turnout/rules/membership'
import { restoreGame } from '@turnout/rules/plan-game'
import { refuse } from '@turnout/rules/result'
import { plannedOn } from '../groups/public.ts'
import { scheduledCommand } from './scheduled-command.ts'
import { isAsking } from './store.ts'

export const restoreScheduledGame = scheduledCommand(endpoint, {
  may: may.manageScheduledGames,
  changesDate: true,
  async decide({ group, settings, game, at }) {
    const { date } = game.session
    if (game.cancelled && plannedOn(group, date)) return refuse('date-taken')
    return restoreGame(game, { at, isAsking: isAsking(settings) })
  },
})
