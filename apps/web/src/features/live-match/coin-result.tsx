import type { GameState } from '@turnout/contract/game-state'
import type { ReactNode } from 'react'
import { Coin } from '../../art/coin.tsx'
import { CheckToss } from './check-toss.tsx'
import styles from './coin-toss.module.css'
import { tossSentence } from './match-news.ts'
import { coinResult as texts } from './next-texts.ts'
import type { Roster } from './roster.ts'
import type { Toss } from './use-toss.ts'

export type CoinResultProps = {
  game: GameState
  roster: Roster
  toss: Toss
  children?: ReactNode
}

/** The coin comes down, the same for everybody who watches; only then it is said who stays on. */
export function CoinResult({ game, roster, toss, children }: CoinResultProps) {
  const { last } = game.coin_toss_state
  const { upcoming_match: next } = game
  if (!last) return null
  return (
    <div className={styles.result}>
      <div className={styles.coin}>
        <Coin key={last.match_number} side={last.result} size={124} spin={toss.isInAir} />
      </div>
      <div className={toss.isInAir ? styles.unseen : styles.result}>
        <div>
          <p className={styles.sentence}>{tossSentence(game, roster)}</p>
          {next && (
            <p className={styles.stakes}>
              {texts.nextMatchV(roster.team(next.team_a_id).name, roster.team(next.team_b_id).name)}
            </p>
          )}
        </div>
        <CheckToss receipt={last} seal={toss.sealOf(last.match_number)} />
        {children}
      </div>
    </div>
  )
}
