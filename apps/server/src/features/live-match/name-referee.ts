import { nameReferee as endpoint } from '@turnout/contract/live-match'
import { may } from '@turnout/rules/membership'
import { nameReferee as decideReferee } from '@turnout/rules/referee'
import { gameCommand, loadPeople } from '../game/public.ts'
import { presentReferee } from './present-referee.ts'

export const nameReferee = gameCommand(endpoint, {
  may: may.manageGame,
  decide: ({ game }, { body }) => decideReferee(game, body.participant_id),
  reply: async ({ sql, game, gameRow, ids }) => ({
    referee_info: presentReferee(game, { ids, people: await loadPeople(sql, gameRow.id) }),
  }),
})
