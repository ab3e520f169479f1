import type { TossReceipt } from '@turnout/contract/toss-receipt'
import type { WatchedState } from '@turnout/contract/watched-state'
import type { ReactNode, Ref } from 'react'
import { Below } from '../../platform/below.tsx'
import { AvailableTeams } from './available-teams.tsx'
import type { Board } from './board-of.ts'
import type { Cast } from './cast-of.ts'
import { CoinPanel } from './coin-panel.tsx'
import { coinOnBoard } from './coin-words.ts'
import { CompletedMatches } from './completed-matches.tsx'
import { FairShares } from './fair-shares.tsx'
import { HouseRules } from './house-rules.tsx'
import { teamsInLine } from './line-of.ts'
import styles from './live-match.module.css'
import { NextMatch } from './next-match.tsx'
import { IN_THE_AIR, nextMatchOf } from './next-match-of.ts'
import { NoBoard } from './no-board.tsx'
import { RefereeBox } from './referee-box.tsx'
import { Scoreboard } from './scoreboard.tsx'
import type { Toss } from './use-toss.ts'
import type { Sounds } from './use-whistle.ts'

export type WatcherProps = {
  game: WatchedState
  cast: Cast
  board: Board | null
  sounds: Sounds
  toss: Toss
  boardRef: Ref<HTMLElement>
  receipt?: TossReceipt | null | undefined
  /** What concerns this very person: first of all the panels. */
  mine?: ReactNode
  /** What they would find here if they ran the evening. */
  locked?: ReactNode
}

/** Beside the pitch: the same score and the same clock, and nothing to press. */
export function Watcher(props: WatcherProps) {
  const { game, cast, board, sounds, toss, boardRef, receipt, mine, locked } = props
  return (
    <>
      {board ? (
        <Scoreboard
          isBig
          ref={boardRef}
          board={board}
          clock={game.clock}
          sounds={sounds}
          coin={coinOnBoard(game, toss)}
        />
      ) : (
        <NoBoard />
      )}
      <Below>
        <div className={styles.watcher}>
          <div className={styles.stack}>
            {!toss.isInAir && mine}
            <CoinPanel game={game} cast={cast} toss={toss} receipt={receipt} />
            {!(mine && game.current_match) && (
              <NextMatch view={toss.isInAir ? IN_THE_AIR : nextMatchOf(game, cast, 'watching')} />
            )}
            <RefereeBox game={game} cast={cast} />
            {locked}
          </div>
          <CompletedMatches matches={game.completed_matches} cast={cast} />
          <div className={styles.stack}>
            <AvailableTeams teams={teamsInLine(game, cast, 'waiting')} />
            <FairShares game={game} cast={cast} />
            <HouseRules rules={game.match_rules} />
          </div>
        </div>
      </Below>
    </>
  )
}
