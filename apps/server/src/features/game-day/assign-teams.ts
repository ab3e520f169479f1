import { assignTeams as endpoint } from '@turnout/contract/teams'
import { assignTeams as decideAssignment } from '@turnout/rules/draft'
import { may } from '@turnout/rules/membership'
import { texts } from './texts.ts'
import { picksByTeam, todaysCommand } from './todays-command.ts'

export const assignTeams = todaysCommand(endpoint, {
  may: may.draftByHand,
  participants: { ids: ({ body }) => Object.values(body).flat(), refuse: ({ refuse }) => refuse },
  decide: ({ game }, { body }) => decideAssignment(game, picksByTeam(body)),
  reply: () => ({ message: texts.participantsDrafted }),
})
