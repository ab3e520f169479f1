import { selectPlayers as endpoint } from '@turnout/contract/teams'
import { selectPlayersByTeam } from '@turnout/rules/draft'
import { may } from '@turnout/rules/membership'
import { texts } from './texts.ts'
import { picksByTeam, todaysCommand } from './todays-command.ts'

export const selectPlayers = todaysCommand(endpoint, {
  may: may.pickForOwnTeam,
  participants: { ids: ({ body }) => Object.values(body).flat(), refuse: ({ refuse }) => refuse },
  decide: ({ game, viewer, membershipId: id }, { body }) =>
    selectPlayersByTeam(game, picksByTeam(body), { isOrganiser: may.pickForAnyTeam(viewer), id }),
  reply: () => ({ message: texts.playersDrafted }),
})
