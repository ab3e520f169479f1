import { lendPlayer as endpoint } from '@turnout/contract/come-and-go'
import { lendPlayer as decideLoan } from '@turnout/rules/come-and-go'
import { may } from '@turnout/rules/membership'
import { teamName } from '@turnout/rules/words'
import { gameCommand } from '../game/public.ts'
import { changerOf, nameIn, teamNumberOf } from './roster.ts'
import { texts } from './texts.ts'

export const lendPlayer = gameCommand(endpoint, {
  may: may.pickForOwnTeam,
  decide: (context, { body: { participant_id: id, team_id: teamId }, refuse }) => {
    const to = teamId === null ? null : (teamNumberOf(context, teamId) ?? refuse('team-not-in-game'))
    return decideLoan(context.game, { id, to }, changerOf(context))
  },
  reply: async (result, { body: { participant_id: id, team_id: teamId } }) => {
    const team = teamId === null ? undefined : teamNumberOf(result, teamId)
    const name = await nameIn(result, id)
    return { message: team === undefined ? texts.backInOwnTeam(name) : texts.lent(name, teamName(team)) }
  },
})
