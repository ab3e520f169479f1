import type { CoinSide } from '../../art/coin.tsx'
import { match as texts } from '../../platform/texts.ts'

export type Seat = 'a' | 'b'
export type Choices = Readonly<Record<Seat, CoinSide | null>>

export const NO_CHOICES: Choices = { a: null, b: null }

const other = { a: 'b', b: 'a' } as const

/** A side taken by one is taken from the other. */
export function choose(choices: Choices, seat: Seat, side: CoinSide): Choices {
  const rest = choices[other[seat]] === side ? null : choices[other[seat]]
  return seat === 'a' ? { a: side, b: rest } : { a: rest, b: side }
}

export const isTaken = (choices: Choices, seat: Seat, side: CoinSide): boolean =>
  choices[other[seat]] === side

/** Why the coin stays in the hand; null when it can be tossed. */
export function whyNoToss({ a, b }: Choices): string | null {
  if (a === null || b === null) return texts.chooseBoth
  return a === b ? texts.sameSide : null
}
