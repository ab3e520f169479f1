import type { Ref } from 'react'
import { useViewer } from '../../platform/viewer.ts'
import { AvailableTeams } from './available-teams.tsx'
import { CoinPanel } from './coin-panel.tsx'
import { coinOnBoard } from './coin-words.ts'
import { CompletedMatches } from './completed-matches.tsx'
import { teamsInLine, yourPlace } from './line-of.ts'
import styles from './live-match.module.css'
import { NextMatch } from './next-match.tsx'
import { IN_THE_AIR, nextMatchOf } from './next-match-of.ts'
import { NoBoard } from './no-board.tsx'
import type { OrganiserProps } from './organiser.tsx'
import { RefereeBox } from './referee-box.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { OnlyAdminsStart } from './start-new-match.tsx'
import { YourPlace } from './your-place.tsx'

export type WatcherProps = OrganiserProps & { boardRef: Ref<HTMLElement> }

/** Beside the pitch: the same score and the same clock, and nothing to press. */
export function Watcher({ day, game, cast, board, sounds, toss, boardRef }: WatcherProps) {
  const viewer = useViewer()
  const team = day.my_player?.team ?? null
  const name = viewer && viewer !== 'loading' ? viewer.first_name : ''
  const place = yourPlace(game, cast, { team, name })
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
      <div className={styles.watcher}>
        <div className={styles.stack}>
          {place && team !== null && !toss.isInAir && <YourPlace place={place} team={team} />}
          <CoinPanel game={game} cast={cast} toss={toss} />
          {!game.current_match && (
            <NextMatch view={toss.isInAir ? IN_THE_AIR : nextMatchOf(game, cast, undefined)} />
          )}
          <RefereeBox referee={game.referee_info} cast={cast} />
          <OnlyAdminsStart />
        </div>
        <CompletedMatches matches={game.completed_matches} cast={cast} />
        <AvailableTeams teams={teamsInLine(game, cast, 'waiting')} />
      </div>
    </>
  )
}
