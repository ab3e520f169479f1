import { evenTeams as endpoint } from '@turnout/contract/teams'
import { placesIn, teamNumbers } from '@turnout/rules/draft'
import { evenTeams as decideEvenTeams } from '@turnout/rules/even-teams'
import { may } from '@turnout/rules/membership'
import { listInWords } from '@turnout/rules/words'
import { todaysCommand } from './todays-command.ts'

export const evenTeams = todaysCommand(endpoint, {
  may: may.draftByHand,
  decide: ({ game }, { body }) => decideEvenTeams(game, body),
  reply: ({ game }, { body }) => {
    const places = teamNumbers(game).map((team) => placesIn(game, team))
    const sizes = listInWords(places)
    const message = body.assign ? `Teams of ${sizes}.` : `Teams will be ${sizes}.`
    return { message: body.teams === null ? "Teams have the group's size again." : message, places }
  },
})
