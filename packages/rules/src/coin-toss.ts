import { tossToRepeat } from './earlier-toss.ts'
import { stepAfterToss } from './formats.ts'
import type { Game } from './game.ts'
import type { CoinSide, GameEvent, Toss } from './game-events.ts'
import type { Sha256 } from './hash-chain.ts'
import type { Moment } from './next-match.ts'
import { ok, type Result, refuse } from './result.ts'

/** The coin and what it was made of: the server's secret, now public, and the random bits of the phone. */
export interface Coin {
  secret: string
  /** Null when the request had none: the secret alone decides. */
  chance: string | null
  result: CoinSide
}

/**
 * [T-3] The text whose SHA-256 is the coin. The secret is sealed before the phone draws its bits, and the phone
 * does not know the secret, so neither can choose the side.
 */
export const coinText = (matchNumber: number, secret: string, chance: string | null): string =>
  `toss:${matchNumber}:${secret}:${chance ?? ''}`

/** [T-1] Heads or tails from a digest in hexadecimal: even or odd, so each as likely as the other. */
export const coinSide = (digest: string): CoinSide =>
  Number.parseInt(digest.slice(-1), 16) % 2 === 0 ? 'heads' : 'tails'

/** [T-3] The coin of these three: its digest and its side. */
export function flipCoin(
  { matchNumber, secret, chance }: { matchNumber: number; secret: string; chance: string | null },
  sha256: Sha256,
): { digest: string; side: CoinSide } {
  const digest = sha256(coinText(matchNumber, secret, chance))
  return { digest, side: coinSide(digest) }
}

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
