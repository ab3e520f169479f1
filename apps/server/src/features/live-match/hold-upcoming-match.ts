import { holdUpcomingMatch as endpoint } from '@turnout/contract/live-match'
import { holdNextMatch } from '@turnout/rules/match'
import { may } from '@turnout/rules/membership'
import { gameCommand } from '../game/public.ts'

export const holdUpcomingMatch = gameCommand(endpoint, {
  may: may.manageGame,
  decide: (context, { body }) => holdNextMatch(context.game, body.hold, context),
  reply: {
    fromLog: ({ game: { play } }) => ({
      is_held: play?.held ?? false,
      starts_at: play?.now.is === 'waiting' ? play.now.startsAt : null,
    }),
  },
})
