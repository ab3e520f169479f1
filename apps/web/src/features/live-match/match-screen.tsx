import type { GameDay } from '@turnout/contract/game-day'
import type { GameState } from '@turnout/contract/game-state'
import { getGameState } from '@turnout/contract/live-match'
import { memo, useRef } from 'react'
import { later } from '../../platform/later.tsx'
import { useSayLastSeen } from '../../platform/use-last-seen.ts'
import type { LiveGame } from '../../platform/use-live-game.ts'
import type { Board } from './board-of.ts'
import { LiveHeader } from './live-header.tsx'
import styles from './live-match.module.css'
import { Organiser, type OrganiserProps } from './organiser.tsx'
import { OnlyAdminsStart } from './start-new-match.tsx'
import { ToGameDay } from './to-game-day.tsx'
import { useBoard } from './use-board.ts'
import { useFloodlights } from './use-floodlights.ts'
import { useMatchNews } from './use-match-news.ts'
import { useToss } from './use-toss.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { useWhistle } from './use-whistle.ts'
import { Watcher, type WatcherProps } from './watcher.tsx'
import { YourPlace } from './your-place.tsx'

const EveningResult = later(async () => (await import('./evening-result.tsx')).EveningResult)
const Reopen = later(async () => (await import('./reopen.tsx')).Reopen)

export type MatchScreenProps = LiveGame & { day: GameDay }

/** The live match, for those who control it and for those who watch. */
export function MatchScreen({ day, game, connection, lastSeen }: MatchScreenProps) {
  const controls = game.can_control_match
  const sounds = useWhistle()
  const floodlights = useFloodlights({
    isBig: !controls,
    venue: { latitude: day.venue_latitude, longitude: day.venue_longitude },
  })
  const said = useMatchNews(game, sounds, getGameState)
  useWakeLock()
  useSayLastSeen(lastSeen)
  const toss = useToss(game)
  const boardRef = useRef<HTMLElement>(null)

  const { cast, board } = useBoard(game)
  const shared = { game, cast, board, sounds, toss }

  return (
    <div
      className={styles.screen}
      data-version={game.version}
      data-stale={lastSeen === null ? undefined : ''}
    >
      <LiveHeader
        back={<ToGameDay groupId={day.group_id} />}
        title={titleOf(game, board)}
        line={{ connection, lastSeen }}
        sound={sounds}
        floodlights={floodlights}
        fullScreen={
          controls || game.is_closed ? undefined : () => void boardRef.current?.requestFullscreen?.()
        }
      />
      <Shown {...shared} day={day} boardRef={boardRef} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

function titleOf({ is_closed: isOver }: GameState, board: Board | null): string {
  if (isOver) return 'The result'
  return board ? `Match ${board.number}` : 'Live match'
}

type ShownProps = OrganiserProps & Pick<WatcherProps, 'boardRef'> & { day: GameDay }

/** Stays as it is while only the line to the server changes. */
const Shown = memo(function Shown({ day, boardRef, ...shared }: ShownProps) {
  const { game, cast } = shared
  if (game.is_closed) {
    const report = { groupId: game.group_id, gameId: game.game_id }
    return (
      <EveningResult game={game} cast={cast} report={report}>
        <Reopen game={game} cast={cast} />
      </EveningResult>
    )
  }
  if (game.can_control_match) return <Organiser {...shared} />
  return (
    <Watcher
      {...shared}
      boardRef={boardRef}
      receipt={game.coin_toss_state.last}
      mine={<YourPlace day={day} game={game} cast={cast} />}
      locked={<OnlyAdminsStart />}
    />
  )
})
