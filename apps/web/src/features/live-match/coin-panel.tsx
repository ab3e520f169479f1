import type { GameState } from '@turnout/contract/live-match'
import { Coin } from '../../art/coin.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Cast } from './cast-of.ts'
import { CoinResult } from './coin-result.tsx'
import styles from './coin-toss.module.css'
import { drawnScore, stakes, tossOfNow } from './coin-words.ts'

export type CoinPanelProps = { game: GameState; cast: Cast; isFresh: boolean }

/** The same coin for everybody beside the pitch, without a button. */
export function CoinPanel({ game, cast, isFresh }: CoinPanelProps) {
  if (game.coin_toss_state.pending) {
    return (
      <Panel title="Coin Toss" className={styles.panel}>
        <div className={styles.inFlow}>
          <Coin side="tails" size={96} />
        </div>
        <p className={styles.stakes}>
          {drawnScore(game, cast)} {stakes(game, cast)}
        </p>
      </Panel>
    )
  }
  const last = tossOfNow(game)
  if (!last) return null
  return (
    <Panel title="Coin Toss" className={styles.panel}>
      <CoinResult key={last.match_number} game={game} cast={cast} isFresh={isFresh} />
    </Panel>
  )
}
