import { substitutePlayer as endpoint } from '@turnout/contract/come-and-go'
import { substitutePlayer as decideSubstitution } from '@turnout/rules/come-and-go'
import { may } from '@turnout/rules/membership'
import { gameCommand } from '../game/public.ts'
import { changerOf, nameIn } from './roster.ts'
import { texts } from './texts.ts'

export const substitutePlayer = gameCommand(endpoint, {
  may: may.pickForOwnTeam,
  decide: (context, { body: { player_in: playerIn, player_out: playerOut } }) =>
    decideSubstitution(context.game, { playerIn, playerOut }, changerOf(context)),
  reply: async (result, { body }) => ({
    message: texts.inFor(await nameIn(result, body.player_in), await nameIn(result, body.player_out)),
  }),
})
