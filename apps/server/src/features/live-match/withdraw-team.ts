import { withdrawTeam as endpoint } from '@turnout/contract/cups'
import { withdrawTeam as decideWithdrawal } from '@turnout/rules/cup/run-cup'
import { may } from '@turnout/rules/membership'
import { gameCommand } from '../game/public.ts'
import { presentCup } from './present-cup.ts'
import { teamNumberOf } from './roster.ts'

export const withdrawTeam = gameCommand(endpoint, {
  may: may.manageGame,
  decide: (context, { body, refuse }) =>
    decideWithdrawal(context.game, teamNumberOf(context, body.team_id) ?? refuse('team-not-in-game')),
  reply: {
    fromLog: (result) => presentCup(result.game, result, result.at),
  },
})
