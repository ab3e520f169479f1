import { tossCoin as endpoint } from '@turnout/contract/live-match'
import { tossCoin as decideToss, flipCoin, type TossChoice } from '@turnout/rules/coin-toss'
import { teamName } from '@turnout/rules/words'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { handle } from '../../platform/http/handle.ts'
import { runMatchCommand } from './game-access.ts'
import { presentNextMatch } from './match-end.ts'
import { presentTossReceipt } from './present.ts'
import { loadTeams, teamIdOf, teamNumberOf } from './roster.ts'

export const tossCoin = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const teams = await loadTeams(sql, params.gameId)
        const choice = (id: string, side: TossChoice['side'] | '' | undefined): TossChoice => ({
          team: teamNumberOf(teams, id) ?? refuse('team-not-in-game'),
          side: side || null,
        })
        const { game, events } = await runMatchCommand(deps, sql, {
          name: 'tossCoin',
          gameId: params.gameId,
          actor,
          refuse,
          decide: ({ game, at, tossSecret }) => {
            const { play } = game
            if (play?.now.is === 'toss' && tossSecret === null) return refuse('no-toss-pending')
            const choices = [
              choice(body.team_a_id, body.team_a_choice),
              choice(body.team_b_id, body.team_b_choice),
            ] as const
            const [matchNumber, secret] = [play?.ended.length ?? 0, tossSecret ?? '']
            const chance = body.chance ?? null
            const { side: result } = flipCoin({ matchNumber, secret, chance }, sha256)
            return decideToss(game, { choices, coin: { secret, chance, result }, at })
          },
        })
        const tossed = events.find((event) => event.type === 'tossed')
        if (!tossed) throw new Error(`Game ${params.gameId} tossed a coin and its log has no toss.`)
        const winner = teamName(tossed.winner)
        const roster = await loadTeams(sql, params.gameId)
        return {
          result: tossed.result,
          winner_id: teamIdOf(roster, tossed.winner),
          winner_name: winner,
          message: `${tossed.result === 'heads' ? 'Heads' : 'Tails'}. ${winner} stays on.`,
          next_match: presentNextMatch(game, roster),
          receipt: presentTossReceipt(tossed),
        }
      }),
)
