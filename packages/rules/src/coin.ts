import type { Sha256 } from './hash-chain.ts'

export const COIN_SIDES = ['heads', 'tails'] as const
export type CoinSide = (typeof COIN_SIDES)[number]

/** The coin and what it was made of: the server's secret, now public, and the random bits of the phone. */
export interface Coin {
  secret: string
  /** Null when the request had none: the secret alone decides. */
  chance: string | null
  result: CoinSide
}

type Shown = Pick<Coin, 'result'>

/**
 * [T-3] The text whose SHA-256 is the coin. The secret is sealed before the phone draws its bits, and the phone
 * does not know the secret, so neither can choose the side.
 */
export const coinText = (matchNumber: number, secret: string, chance: string | null): string =>
  `toss:${matchNumber}:${secret}:${chance ?? ''}`

/** [T-1] Heads or tails from a digest in hexadecimal: even or odd, so each as likely as the other. */
export const coinSide = (digest: string): CoinSide =>
  Number.parseInt(digest.slice(-1), 16) % 2 === 0 ? 'heads' : 'tails'

/** [T-3] Whether a digest is of a coin with this result. */
export const isResultOf = (digest: string, { result }: Shown): boolean => coinSide(digest) === result

/** [T-3] The coin of these three, and its digest. */
export function flipCoin(
  { matchNumber, secret, chance }: { matchNumber: number } & Omit<Coin, 'result'>,
  sha256: Sha256,
): { digest: string; coin: Coin } {
  const digest = sha256(coinText(matchNumber, secret, chance))
  return { digest, coin: { secret, chance, result: coinSide(digest) } }
}

/** 'Orange called heads' */
export const describeCall = ({ team, side }: { team: string; side: CoinSide }): string =>
  `${team} called ${side}`

/** 'It showed tails' */
export const describeCoin = ({ result }: Shown): string => `It showed ${result}`

/** 'Tails. Chalk stays on'; in a cup 'Tails. Chalk wins the toss' */
export const describeToss = ({ result }: Shown, winner: string, isCup: boolean): string =>
  `${result === 'heads' ? 'Heads' : 'Tails'}. ${winner} ${isCup ? 'wins the toss' : 'stays on'}`
