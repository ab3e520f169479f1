import type { TossReceipt } from '@turnout/contract/toss-receipt'
import type { WatchedState } from '@turnout/contract/watched-state'
import { Panel } from '../../ui/panel.tsx'
import type { Cast } from './cast-of.ts'
import { CheckToss } from './check-toss.tsx'
import styles from './coin-toss.module.css'
import { drawnScore, stakes, tossOfNow } from './coin-words.ts'
import { tossSentence } from './news-of.ts'
import type { Toss } from './use-toss.ts'

export type CoinPanelProps = {
  game: WatchedState
  cast: Cast
  toss: Toss
  /** For those who were there to doubt it. */
  receipt?: TossReceipt | null | undefined
}

/** What the coin in the centre circle is about, for everybody and without a button. */
export function CoinPanel({ game, cast, toss, receipt }: CoinPanelProps) {
  if (game.coin_toss_state.pending) {
    return (
      <Panel title="Coin Toss">
        <p>
          {drawnScore(game, cast)} {stakes(game, cast)}
        </p>
      </Panel>
    )
  }
  const last = tossOfNow(game)
  if (!last) return null
  return (
    <Panel title="Coin Toss">
      {toss.isInAir ? (
        <p>The coin is in the air.</p>
      ) : (
        <>
          <p className={styles.said}>{tossSentence(game, cast)}</p>
          {receipt && <CheckToss receipt={receipt} seal={toss.sealOf(last.match_number)} />}
        </>
      )}
    </Panel>
  )
}
