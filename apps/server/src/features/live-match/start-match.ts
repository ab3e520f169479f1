import { startMatch as endpoint } from '@turnout/contract/live-match'
import { currentMatch } from '@turnout/rules/game'
import { startMatch as decideStart } from '@turnout/rules/match'
import { may } from '@turnout/rules/membership'
import { gameCommand } from '../game/public.ts'
import { presentMatch } from './present.ts'
import { teamNumberOf } from './roster.ts'

export const startMatch = gameCommand(endpoint, {
  may: may.controlMatch,
  decide: (context, { body, refuse }) => {
    const team = (id: string) => teamNumberOf(context, id) ?? refuse('team-not-in-game')
    const pair = {
      a: team(body.team_a_id),
      b: team(body.team_b_id),
      anyPairing: may.manageGame(context.viewer),
    }
    return decideStart(context.game, pair, context)
  },
  reply: {
    fromLog: (result) => {
      const match = currentMatch(result.game)
      if (!match) throw new Error(`Game ${result.gameRow.id} called a match and has none on.`)
      return presentMatch(match, result)
    },
  },
})
