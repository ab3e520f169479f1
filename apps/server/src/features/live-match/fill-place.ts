import { fillPlace as endpoint } from '@turnout/contract/come-and-go'
import { fillPlace as decideFill } from '@turnout/rules/come-and-go'
import { may } from '@turnout/rules/membership'
import { teamName } from '@turnout/rules/words'
import { gameCommand } from '../game/public.ts'
import { changerOf, nameIn, teamNumberOf } from './roster.ts'
import { texts } from './texts.ts'

export const fillPlace = gameCommand(endpoint, {
  may: may.pickForOwnTeam,
  decide: (context, { body: { team_id: teamId, participant_id: id = null }, refuse }) => {
    const team = teamNumberOf(context, teamId) ?? refuse('team-not-in-game')
    return decideFill(context.game, { team, id }, changerOf(context))
  },
  reply: async (result) => {
    const drafted = result.commandEvents.find(({ type }) => type === 'drafted')
    if (drafted?.type !== 'drafted') throw new Error(`Game ${result.gameRow.id} filled a place with no one.`)
    return { message: texts.playsFor(await nameIn(result, drafted.ids[0] ?? ''), teamName(drafted.team)) }
  },
})
