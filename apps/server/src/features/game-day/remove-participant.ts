import { removeParticipant as endpoint } from '@turnout/contract/game-day'
import { removeParticipant as decideRemoval } from '@turnout/rules/arrival'
import { may } from '@turnout/rules/membership'
import { markRemoved } from '../game/public.ts'
import { texts } from './texts.ts'
import { todaysCommand } from './todays-command.ts'

export const removeParticipant = todaysCommand(endpoint, {
  may: may.removeParticipants,
  decide: ({ game }, { params }) => decideRemoval(game, params.participantId),
  reply: async ({ sql, gameRow, at }, { params }) => {
    await markRemoved(sql, gameRow.id, params.participantId, at)
    return { message: texts.participantRemoved }
  },
})
