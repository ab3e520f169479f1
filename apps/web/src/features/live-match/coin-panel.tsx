import type { TossReceipt } from '@turnout/contract/toss-receipt'
import type { WatchedState } from '@turnout/contract/watched-state'
import { Panel } from '../../ui/panel.tsx'
import { CheckToss } from './check-toss.tsx'
import { currentToss, drawScoreText, stakesText, tossCount } from './coin-text.ts'
import styles from './coin-toss.module.css'
import { tossSentence } from './match-news.ts'
import { common } from './texts.ts'
import type { Toss } from './use-toss.ts'

export type CoinPanelProps = {
  game: WatchedState
  toss: Toss
  /** For members, who can check the toss. */
  receipt?: TossReceipt | null | undefined
}

/** What the coin in the centre circle decides, for everyone and without a button. */
export function CoinPanel({ game, toss, receipt }: CoinPanelProps) {
  const last = currentToss(game)
  if (game.coin_toss_state.pending && !(last && toss.isInAir)) {
    return (
      <Panel title={common.coinToss}>
        <p>
          {drawScoreText(game)} {stakesText(game)}
        </p>
      </Panel>
    )
  }
  if (!last) return null
  return (
    <Panel title={common.coinToss}>
      {toss.isInAir ? (
        <p>{common.coinIsInAir}</p>
      ) : (
        <>
          <p className={styles.sentence}>{tossSentence(game)}</p>
          {receipt && <CheckToss receipt={receipt} seal={toss.sealOf(tossCount(game))} />}
        </>
      )}
    </Panel>
  )
}
