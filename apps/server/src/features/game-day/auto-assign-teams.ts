import { autoAssignTeams as endpoint } from '@turnout/contract/teams'
import { autoAssign, substitutesOf } from '@turnout/rules/auto-assign'
import { may } from '@turnout/rules/membership'
import { pluralize } from '@turnout/rules/words'
import { loadPeople } from '../game/public.ts'
import { presentSubstitutes } from './present-draft.ts'
import { todaysCommand } from './todays-command.ts'

export const autoAssignTeams = todaysCommand(endpoint, {
  may: may.draftByHand,
  decide: ({ game }) => autoAssign(game),
  reply: async ({ sql, events, game, gameRow }) => {
    const assignment = events.find((event) => event.type === 'auto-assigned')
    const assigned = assignment?.teams.reduce((sum, { ids }) => sum + ids.length, 0) ?? 0
    const substitutes = presentSubstitutes(substitutesOf(game), await loadPeople(sql, gameRow.id))
    const count = substitutes.length
    const substitutesText =
      count === 0 ? '' : ` ${pluralize(count, 'player')} ${count === 1 ? 'sits' : 'sit'} out.`
    return {
      message: `Remaining players auto-assigned to teams!${substitutesText}`,
      assigned,
      substitutes,
    }
  },
})
