import type { GameState } from '@turnout/contract/game-state'
import { useEffect, useState } from 'react'
import { coinMs } from './use-match-news.ts'

export type Toss = {
  /** Nobody knows yet, also not whoever reads the next match. */
  isInAir: boolean
}

export function useToss({ coin_toss_state: { last } }: GameState): Toss {
  const number = last?.match_number ?? null
  const [landed, setLanded] = useState(number)
  const isInAir = number !== null && number !== landed

  useEffect(() => {
    if (!isInAir) return
    const timer = setTimeout(() => setLanded(number), coinMs())
    return () => clearTimeout(timer)
  }, [isInAir, number])

  return { isInAir }
}
