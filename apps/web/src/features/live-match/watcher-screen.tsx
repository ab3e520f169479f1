import type { TossReceipt } from '@turnout/contract/toss-receipt'
import type { ReactNode } from 'react'
import { boardCoin } from './coin-text.ts'
import { AvailableTeams, CoinPanel, CompletedMatches, GameFacts, RefereePanel } from './lazy-panels.tsx'
import styles from './live-match.module.css'
import type { ScreenContent } from './live-screen.tsx'
import { NextMatch } from './next-match.tsx'
import { toNextMatchView } from './next-match-view.ts'
import { NoBoard } from './no-board.tsx'
import { Scoreboard } from './scoreboard.tsx'

type WatcherScreenProps = ScreenContent & {
  receipt?: TossReceipt | null | undefined
  /** What concerns this person: over the board. */
  ownTurn?: ReactNode
  /** What an organiser would have here. */
  adminOnly?: ReactNode
  /** In place of all finished matches. */
  results?: ReactNode
  /** The game, for a captain whose team may change now. */
  changePlayersOf?: string | null
}

/** Beside the pitch: the same score and the same clock, and nothing to press. */
export function WatcherScreen(props: WatcherScreenProps) {
  const { game, board, sounds, toss, boardRef, receipt, ownTurn, adminOnly, changePlayersOf, results } = props
  return (
    <>
      {ownTurn}
      {board ? (
        <Scoreboard
          isBig
          ref={boardRef}
          board={board}
          clock={game.clock}
          sounds={sounds}
          coin={boardCoin(game, toss)}
        />
      ) : (
        <NoBoard />
      )}
      <div className={styles.watcher}>
        <div className={styles.stack}>
          <CoinPanel game={game} toss={toss} receipt={receipt} />
          <NextMatch view={toNextMatchView(game, 'watching', toss.isInAir)} />
          <RefereePanel game={game} />
          {adminOnly}
        </div>
        {results ?? <CompletedMatches game={game} />}
        <div className={styles.stack}>
          <AvailableTeams game={game} first="waiting" />
          <GameFacts game={game} changePlayersOf={changePlayersOf ?? null} />
        </div>
      </div>
    </>
  )
}
