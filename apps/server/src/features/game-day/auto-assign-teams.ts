import { autoAssignTeams as endpoint } from '@turnout/contract/teams'
import { autoAssign, substitutesOf } from '@turnout/rules/auto-assign'
import { may } from '@turnout/rules/membership'
import { loadPeople } from '../game/public.ts'
import { presentSubstitutes } from './present-draft.ts'
import { texts } from './texts.ts'
import { todaysCommand } from './todays-command.ts'

export const autoAssignTeams = todaysCommand(endpoint, {
  may: may.draftByHand,
  decide: ({ game }) => autoAssign(game),
  reply: async ({ sql, events, game, gameRow }) => {
    const assignment = events.find((event) => event.type === 'auto-assigned')
    const assigned = assignment?.teams.reduce((sum, { ids }) => sum + ids.length, 0) ?? 0
    const substitutes = presentSubstitutes(substitutesOf(game), await loadPeople(sql, gameRow.id))
    return { message: texts.autoAssigned(substitutes.length), assigned, substitutes }
  },
})
