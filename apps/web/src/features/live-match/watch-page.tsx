import { Link } from '@tanstack/react-router'
import { getWatchedState } from '@turnout/contract/spectators'
import { memo, useRef } from 'react'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { Wordmark } from '../../art/wordmark.tsx'
import { later } from '../../platform/later.tsx'
import { useSayLastSeen } from '../../platform/use-last-seen.ts'
import { useWatchedGame } from '../../platform/use-live-game.ts'
import backBar from '../../ui/back-bar.module.css'
import { BackBar } from '../../ui/back-bar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import { LinkBoundary } from './link-boundary.tsx'
import { LiveHeader } from './live-header.tsx'
import styles from './live-match.module.css'
import { useBoard } from './use-board.ts'
import { useFloodlights } from './use-floodlights.ts'
import { useMatchNews } from './use-match-news.ts'
import { useToss } from './use-toss.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { useWhistle } from './use-whistle.ts'
import { Watcher, type WatcherProps } from './watcher.tsx'

const EveningResult = later(async () => (await import('./evening-result.tsx')).EveningResult)

/** For whoever has the evening's link: what members who watch see, without them and without an account. */
export function WatchPage({ token }: { token: string }) {
  return (
    <main id="content" tabIndex={-1}>
      <LinkBoundary back={<BackBar link={(back) => <Link to="/" {...back} />}>Turnout</BackBar>}>
        <Watched token={token} />
      </LinkBoundary>
    </main>
  )
}

function Watched({ token }: { token: string }) {
  const { game, ...line } = useWatchedGame(token)
  const sounds = useWhistle()
  const floodlights = useFloodlights({ isBig: true, venue: null })
  const said = useMatchNews(game, sounds, getWatchedState)
  useWakeLock()
  useSayLastSeen(line.lastSeen)
  const toss = useToss(game)
  const boardRef = useRef<HTMLElement>(null)
  const { cast, board } = useBoard(game)

  return (
    <div
      className={styles.screen}
      data-version={game.version}
      data-stale={line.lastSeen === null ? undefined : ''}
    >
      <LiveHeader
        back={
          <Link to="/" className={backBar.back}>
            <Wordmark height={22} />
          </Link>
        }
        title={game.group_name}
        line={line}
        sound={sounds}
        floodlights={floodlights}
        fullScreen={() => void boardRef.current?.requestFullscreen?.()}
      />
      <p className={classNames('wrap', styles.whose)} aria-hidden="true">
        {game.group_name}
      </p>
      <Shown {...{ game, cast, board, sounds, toss, boardRef }} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

/** Stays as it is while only the line to the server changes. */
const Shown = memo(function Shown(shown: WatcherProps) {
  const { game, cast } = shown
  if (game.is_closed) return <EveningResult game={game} cast={cast} />
  if (game.has_play_begun) return <Watcher {...shown} />
  return (
    <EmptyState picture={<EmptyGround />} title="It has not begun yet">
      The first match stands here as soon as it is called. This page follows by itself.
    </EmptyState>
  )
})
