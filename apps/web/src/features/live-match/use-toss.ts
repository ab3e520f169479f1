import type { WatchedState } from '@turnout/contract/watched-state'
import { useMemo, useRef, useState } from 'react'
import { isRestored } from '../../platform/api/reply-origin.ts'
import { useDelay } from '../../ui/use-delay.ts'
import { tossCount } from './coin-text.ts'

/** How long the coin is in the air (design: 1,400 ms; with reduced motion the result shows at once). */
const COIN_MS = 1_400
export const coinMs = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 600 : COIN_MS)

export type Toss = {
  /** The result does not show yet, in no part of the page. */
  isInAir: boolean
  /** The seal that this phone received before the toss of this number, if it did. */
  sealOf: (number: number) => string | undefined
}

type GameWithCommitment = WatchedState & { coin_toss_state: { commitment?: string | null } }

export function useToss(game: GameWithCommitment): Toss {
  const { last, commitment = null } = game.coin_toss_state
  const number = last && tossCount(game)
  const [landed, setLanded] = useState(number)
  const isFresh = !isRestored(game)
  const [wasFresh, setWasFresh] = useState(isFresh)
  if (isFresh && !wasFresh) {
    // the coin landed while the page was hidden
    setWasFresh(true)
    setLanded(number)
  }
  const isInAir = number !== null && (landed === null || number > landed)

  const seals = useRef(new Map<number, string>())
  if (commitment !== null) seals.current.set(tossCount(game) + 1, commitment)

  // the toss was undone: the next one is in the air again
  if (!isInAir && landed !== number) setLanded(number)
  useDelay(isInAir ? coinMs() : null, number, () => setLanded(number))

  return useMemo(() => ({ isInAir, sealOf: (toss) => seals.current.get(toss) }), [isInAir])
}
