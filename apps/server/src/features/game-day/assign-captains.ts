import { assignCaptains as endpoint } from '@turnout/contract/teams'
import { assignCaptains as decideCaptains } from '@turnout/rules/captains'
import { may } from '@turnout/rules/membership'
import { texts } from './texts.ts'
import { todaysCommand } from './todays-command.ts'

export const assignCaptains = todaysCommand(endpoint, {
  may: may.nameCaptains,
  participants: { ids: ({ body }) => Object.keys(body), refuse: ({ refuse }) => refuse },
  decide: ({ game, viewer, membershipId: id }, { body }) => {
    const picks = Object.entries(body).map(([id, team]) => ({ id, team }))
    return decideCaptains(game, picks, { isOrganiser: may.pickForAnyTeam(viewer), id })
  },
  reply: () => ({ message: texts.captainAssigned }),
})
