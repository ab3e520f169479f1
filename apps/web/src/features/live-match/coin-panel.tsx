import type { GameState } from '@turnout/contract/game-state'
import { Panel } from '../../ui/panel.tsx'
import type { Cast } from './cast-of.ts'
import { CheckToss } from './check-toss.tsx'
import styles from './coin-toss.module.css'
import { drawnScore, stakes, tossOfNow } from './coin-words.ts'
import { tossSentence } from './news-of.ts'
import type { Toss } from './use-toss.ts'

export type CoinPanelProps = { game: GameState; cast: Cast; toss: Toss }

/** What the coin in the centre circle is about, for everybody and without a button. */
export function CoinPanel({ game, cast, toss }: CoinPanelProps) {
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
          <CheckToss receipt={last} seal={toss.sealOf(last.match_number)} />
        </>
      )}
    </Panel>
  )
}
