import type { Coin, CoinSide } from './coin.ts'
import { tossToRepeat } from './earlier-toss.ts'
import { stepAfterToss } from './formats.ts'
import type { Game } from './game.ts'
import type { GameEvent, Toss } from './game-events.ts'
import type { Moment } from './next-match.ts'
import { ok, type Result, refuse } from './result.ts'

export interface TossChoice {
  team: number
  side: CoinSide | null
}

/**
 * [T-2] The toss after a draw: only while it is due, between the two teams of the draw, on different sides.
 * What follows is for the format to say: in winner-stays the team that called it right stays on. [T-4] If a toss of the same teams
 * after the same match was taken back, it is repeated as it was, because everyone knows by now what the coin shows.
 */
export function tossCoin(
  game: Game,
  { choices: [first, second], coin }: { choices: readonly [TossChoice, TossChoice]; coin: Coin },
  moment: Moment,
): Result<
  readonly GameEvent[],
  'not-played-yet' | 'no-toss-pending' | 'toss-other-teams' | 'choices-missing' | 'same-side'
> {
  const { play, settings } = game
  if (!play) return refuse('not-played-yet')
  if (play.now.is !== 'toss') return refuse('no-toss-pending')
  const [a, b] = play.order
  if (a === undefined || b === undefined || first.team === second.team) return refuse('toss-other-teams')
  if (![first.team, second.team].every((team) => team === a || team === b)) return refuse('toss-other-teams')
  if (first.side === null || second.side === null) return refuse('choices-missing')
  if (first.side === second.side) return refuse('same-side')

  const [winner, loser] = first.side === coin.result ? [first.team, second.team] : [second.team, first.team]
  const toss: Toss = tossToRepeat(play) ?? {
    matchNumber: play.ended.length,
    ...coin,
    winner,
    loser,
    choices: [
      { team: first.team, side: first.side },
      { team: second.team, side: second.side },
    ],
    commitment: play.now.commitment,
  }
  return ok([{ type: 'tossed', ...toss }, stepAfterToss(settings, play, toss, moment)])
}
