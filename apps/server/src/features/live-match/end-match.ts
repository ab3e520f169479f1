import { endMatch as endpoint } from '@turnout/contract/live-match'
import { isOtherMatch } from '@turnout/rules/late-press'
import { endMatch as decideEnd } from '@turnout/rules/match'
import { may } from '@turnout/rules/membership'
import { gameCommand } from '../game/public.ts'
import { presentMatchEnd } from './match-end.ts'

export const endMatch = gameCommand(endpoint, {
  may: may.controlMatch,
  decide: (context, { body, refuse }) =>
    isOtherMatch(context.game, { match: body.match_number }, context)
      ? refuse('other-match')
      : decideEnd(context.game, context),
  reply: {
    fromLog: (result) => presentMatchEnd(result.commandEvents, result.game, result),
  },
})
