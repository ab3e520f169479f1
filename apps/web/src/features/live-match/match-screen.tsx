import type { GameDay } from '@turnout/contract/game-day'
import type { GameState } from '@turnout/contract/game-state'
import { useRef } from 'react'
import type { Connection } from '../../platform/live-feed.ts'
import { type Board, boardOf } from './board-of.ts'
import { castOf } from './cast-of.ts'
import { EveningResult } from './evening-result.tsx'
import { LiveHeader } from './live-header.tsx'
import styles from './live-match.module.css'
import { Organiser } from './organiser.tsx'
import { useFloodlights } from './use-floodlights.ts'
import { useMatchNews } from './use-match-news.ts'
import { useToss } from './use-toss.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { useWhistle } from './use-whistle.ts'
import { Watcher, type WatcherProps } from './watcher.tsx'

export type MatchScreenProps = { day: GameDay; game: GameState; connection: Connection }

/** The live match, for those who control it and for those who watch. */
export function MatchScreen({ day, game, connection }: MatchScreenProps) {
  const controls = game.can_control_match
  const sounds = useWhistle()
  const floodlights = useFloodlights({ isBig: !controls })
  const said = useMatchNews(game, sounds)
  useWakeLock()
  const toss = useToss(game)
  const boardRef = useRef<HTMLElement>(null)

  const cast = castOf(game)
  const board = boardOf(game, cast)
  const shared = { day, game, cast, board, sounds, toss }

  return (
    <div className={styles.screen}>
      <LiveHeader
        groupId={day.group_id}
        title={titleOf(game, board)}
        connection={connection}
        sound={sounds}
        floodlights={floodlights}
        fullScreen={
          controls || game.is_closed ? undefined : () => void boardRef.current?.requestFullscreen?.()
        }
      />
      <Shown {...shared} boardRef={boardRef} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

function titleOf({ is_closed: isOver }: GameState, board: Board | null): string {
  if (isOver) return 'The evening is over'
  return board ? `Match ${board.number}` : 'Live match'
}

function Shown({ boardRef, ...shared }: WatcherProps) {
  if (shared.game.is_closed) return <EveningResult game={shared.game} cast={shared.cast} />
  return shared.game.can_control_match ? (
    <Organiser {...shared} />
  ) : (
    <Watcher {...shared} boardRef={boardRef} />
  )
}
