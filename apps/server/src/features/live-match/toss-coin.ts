import { tossCoin as endpoint } from '@turnout/contract/live-match'
import { describeToss, flipCoin } from '@turnout/rules/coin'
import { tossCoin as decideToss, type TossChoice } from '@turnout/rules/coin-toss'
import { isCup } from '@turnout/rules/cup/cup-play'
import { may } from '@turnout/rules/membership'
import { teamName } from '@turnout/rules/words'
import { sha256 } from '../../platform/chance.ts'
import { gameCommand } from '../game/public.ts'
import { presentNextMatch } from './match-end.ts'
import { presentTossReceipt } from './present.ts'
import { teamIdOf, teamNumberOf } from './roster.ts'

export const tossCoin = gameCommand(endpoint, {
  may: may.controlMatch,
  decide: (context, { body, refuse }) => {
    const { game, tossSecret } = context
    const { play } = game
    if (play?.now.is === 'toss' && tossSecret === null) return refuse('no-toss-pending')
    const choice = (id: string, side: TossChoice['side'] | '' | undefined): TossChoice => ({
      team: teamNumberOf(context, id) ?? refuse('team-not-in-game'),
      side: side || null,
    })
    const choices = [
      choice(body.team_a_id, body.team_a_choice),
      choice(body.team_b_id, body.team_b_choice),
    ] as const
    const { coin } = flipCoin(
      { matchNumber: play?.ended.length ?? 0, secret: tossSecret ?? '', chance: body.chance ?? null },
      sha256,
    )
    return decideToss(game, { choices, coin }, context)
  },
  reply: {
    fromLog: (result) => {
      const { events, game, gameRow } = result
      const tossed = events.find((event) => event.type === 'tossed')
      if (!tossed) throw new Error(`Game ${gameRow.id} tossed a coin and its log has no toss.`)
      const winner = teamName(tossed.winner)
      const sentence = describeToss(tossed, winner, game.play !== null && isCup(game.play.format))
      return {
        result: tossed.result,
        winner_id: teamIdOf(result, tossed.winner),
        winner_name: winner,
        message: `${sentence}.`,
        next_match: presentNextMatch(game, result),
        receipt: presentTossReceipt(tossed),
      }
    },
  },
})
