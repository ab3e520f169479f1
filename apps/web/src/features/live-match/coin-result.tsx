import type { GameState } from '@turnout/contract/live-match'
import { type ReactNode, useEffect, useState } from 'react'
import { Coin } from '../../art/coin.tsx'
import type { Cast } from './cast-of.ts'
import { CheckToss } from './check-toss.tsx'
import styles from './coin-toss.module.css'
import { tossSentence } from './news-of.ts'
import { coinMs } from './use-match-news.ts'

export type CoinResultProps = {
  game: GameState
  cast: Cast
  isFresh: boolean
  coinClass?: string | undefined
  children?: ReactNode
}

/** The coin comes down, the same for everybody who watches; only then it is said who stays on. */
export function CoinResult({ game, cast, isFresh, coinClass, children }: CoinResultProps) {
  const { last } = game.coin_toss_state
  const { upcoming_match: next } = game
  const [isDown, setDown] = useState(!isFresh)

  useEffect(() => {
    if (isDown) return
    const timer = setTimeout(() => setDown(true), coinMs())
    return () => clearTimeout(timer)
  }, [isDown])

  if (!last) return null
  return (
    <div className={styles.result}>
      <div className={coinClass ?? styles.inFlow}>
        <Coin key={last.match_number} side={last.result} size={124} spin={isFresh} />
      </div>
      <div className={isDown ? undefined : styles.unseen}>
        <p className={styles.sentence}>{tossSentence(game, cast)}</p>
        {next && (
          <p className={styles.stakes}>
            Next Match: {cast.team(next.team_a_id).name} v {cast.team(next.team_b_id).name}
          </p>
        )}
      </div>
      {isDown && <CheckToss commitment={last.commitment} secret={last.secret} result={last.result} />}
      {isDown && children}
    </div>
  )
}
