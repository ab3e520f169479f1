import { type CoinSide, otherSide } from '../../art/coin.tsx'
import { messages } from './texts.ts'

export type TeamSlot = 'a' | 'b'
export type Choices = Readonly<Record<TeamSlot, CoinSide | null>>

export const NO_CHOICES: Choices = { a: null, b: null }

const otherSlot = { a: 'b', b: 'a' } as const

/** One team's side leaves the other one to the other team. */
export function choose(slot: TeamSlot, side: CoinSide): Choices {
  const rest = otherSide[side]
  return slot === 'a' ? { a: side, b: rest } : { a: rest, b: side }
}

export const isTaken = (choices: Choices, slot: TeamSlot, side: CoinSide): boolean =>
  choices[otherSlot[slot]] === side

/** Why the coin cannot be tossed yet; null when it can. */
export function tossBlockedReason({ a, b }: Choices): string | null {
  if (a === null || b === null) return messages.chooseBoth
  return a === b ? messages.sameSide : null
}
