import { tossCoin as promise } from '@turnout/contract/live-match'
import { type Choice, coinSide, tossCoin as toss } from '@turnout/rules/coin-toss'
import { teamName } from '@turnout/rules/words'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { handle } from '../../platform/http/handle.ts'
import { castOf } from './cast.ts'
import { control, strangeTeam } from './game.ts'
import { presentNextMatch } from './match-end.ts'
import { idOf, teamNumberOf } from './present.ts'

/**
 * The secret was drawn and sealed when the match ended. What it shows comes from another digest than the
 * seal, so that nobody can read the result off the seal beforehand.
 */
const coinOf = (secret: string) => ({ secret, result: coinSide(sha256(`toss:${secret}`)) })

export const tossCoin = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const teams = await castOf(sql, params.gameId)
        const choice = (id: string, side: Choice['side'] | '' | undefined): Choice => ({
          team: teamNumberOf(teams, id) ?? strangeTeam(),
          side: side || null,
        })
        const { evening, events } = await control(deps, sql, {
          name: 'tossCoin',
          gameId: params.gameId,
          actor,
          refuse,
          decide: ({ evening, at, tossSecret }) => {
            if (evening.play?.now.is === 'toss' && tossSecret === null) return refuse('no-toss-pending')
            const choices = [
              choice(body.team_a_id, body.team_a_choice),
              choice(body.team_b_id, body.team_b_choice),
            ] as const
            return toss(evening, { choices, coin: coinOf(tossSecret ?? ''), at })
          },
        })
        const tossed = events.find((event) => event.type === 'tossed')
        if (!tossed) throw new Error(`Game ${params.gameId} tossed a coin and its log has no toss.`)
        const winner = teamName(tossed.winner)
        const cast = await castOf(sql, params.gameId)
        return {
          result: tossed.result,
          winner_id: idOf(cast, tossed.winner),
          winner_name: winner,
          message: `${tossed.result === 'heads' ? 'Heads' : 'Tails'}. ${winner} stays on.`,
          next_match: presentNextMatch(evening, cast),
          commitment: tossed.commitment,
          secret: tossed.secret,
        }
      }),
)
