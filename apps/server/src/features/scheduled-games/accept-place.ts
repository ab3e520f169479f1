import { acceptPlace as endpoint } from '@turnout/contract/scheduled-games'
import { may } from '@turnout/rules/membership'
import { takePlace } from '@turnout/rules/plan-game'
import { refuse } from '@turnout/rules/result'
import { scheduledCommand } from './scheduled-command.ts'
import { hasEnded } from './session-games.ts'
import { isAsking } from './store.ts'

export const acceptPlace = scheduledCommand(endpoint, {
  may: may.answer,
  async decide({ settings, game, startedGames, at }, { actor }) {
    if (!isAsking(settings)) return refuse('answers-off')
    if (hasEnded(game, at, startedGames)) return refuse('game-over')
    return takePlace(game, actor.id, at)
  },
})
