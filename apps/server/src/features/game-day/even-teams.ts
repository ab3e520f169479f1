import { evenTeams as endpoint } from '@turnout/contract/teams'
import { placesIn, teamNumbers } from '@turnout/rules/draft'
import { evenTeams as decideEvenTeams } from '@turnout/rules/even-teams'
import { listInWords } from '@turnout/rules/list-in-words'
import { may } from '@turnout/rules/membership'
import { texts } from './texts.ts'
import { todaysCommand } from './todays-command.ts'

export const evenTeams = todaysCommand(endpoint, {
  may: may.draftByHand,
  decide: ({ game }, { body }) => decideEvenTeams(game, body),
  reply: ({ game }, { body }) => {
    const places = teamNumbers(game).map((team) => placesIn(game, team))
    const sizes = listInWords(places)
    const message = body.teams === null ? texts.groupSizes : texts.evenSizes(sizes, Boolean(body.assign))
    return { message, places }
  },
})
