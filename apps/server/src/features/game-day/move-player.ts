import { movePlayer as endpoint } from '@turnout/contract/teams'
import { may } from '@turnout/rules/membership'
import { movePlayer as decideMove } from '@turnout/rules/move-player'
import { texts } from './texts.ts'
import { todaysCommand } from './todays-command.ts'

export const movePlayer = todaysCommand(endpoint, {
  may: may.draftByHand,
  participants: {
    ids: ({ body }) => [body.participant_id, ...(body.swap_with ? [body.swap_with] : [])],
    refuse: ({ refuse }) => refuse,
  },
  decide: ({ game }, { body }) =>
    decideMove(game, { id: body.participant_id, to: body.team, swapWith: body.swap_with ?? null }),
  reply: (_, { body }) => ({ message: body.swap_with ? texts.playersSwapped : texts.playerMoved }),
})
