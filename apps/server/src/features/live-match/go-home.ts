import { goHome as endpoint } from '@turnout/contract/come-and-go'
import { goHome as decideGoHome } from '@turnout/rules/come-and-go'
import { may } from '@turnout/rules/membership'
import { gameCommand } from '../game/public.ts'
import { changerOf, nameIn } from './roster.ts'
import { texts } from './texts.ts'

export const goHome = gameCommand(endpoint, {
  may: may.pickForOwnTeam,
  decide: (context, { body: { participant_id: id, gone } }) =>
    decideGoHome(context.game, { id, gone, at: context.at }, changerOf(context)),
  reply: async (result, { body: { participant_id: id, gone } }) => ({
    message: (gone ? texts.goneHome : texts.back)(await nameIn(result, id)),
  }),
})
