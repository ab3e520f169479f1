import { cancelScheduledGame as endpoint } from '@turnout/contract/scheduled-games'
import { may } from '@turnout/rules/membership'
import { cancelGame } from '@turnout/rules/plan-game'
import { scheduledCommand } from './scheduled-command.ts'
import { hasPlayBegun } from './store.ts'

export const cancelScheduledGame = scheduledCommand(endpoint, {
  may: may.manageScheduledGames,
  changesDate: true,
  decide: async ({ sql, group, game, at }, { body }) =>
    cancelGame(game, body.reason || null, {
      at,
      hasPlayBegun: await hasPlayBegun(sql, group.id, game.session.date),
    }),
})
