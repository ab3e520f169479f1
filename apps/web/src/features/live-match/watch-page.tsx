import { Wordmark } from '@turnout/art/wordmark.tsx'
import { getWatchedState } from '@turnout/contract/spectators'
import { memo, useRef } from 'react'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { useShowLastSeen } from '../../platform/realtime/use-last-seen.ts'
import { Link } from '../../platform/router/link.tsx'
import backBar from '../../ui/back-bar.module.css'
import { BackBar } from '../../ui/back-bar.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { fullScreenOf } from './full-screen.ts'
import { keepScreenAwake } from './keep-screen-awake.ts'
import { LazyMatchAnnouncer } from './lazy-match-announcer.tsx'
import { LinkBoundary } from './link-boundary.tsx'
import { LiveHeader } from './live-header.tsx'
import styles from './live-match.module.css'
import { MatchesBesideCup } from './matches-beside-cup.tsx'
import { useBoard } from './use-board.ts'
import { useFloodlights } from './use-floodlights.ts'
import { useIsOver } from './use-is-over.ts'
import { useToss } from './use-toss.ts'
import { useWatchedGame } from './use-watched-game.ts'
import { useWhistle } from './use-whistle.ts'
import { WatcherScreen, type WatcherScreenProps } from './watcher-screen.tsx'
import { watchPage as texts } from './watching-texts.ts'

const GameResult = lazyPart(async () => (await import('./game-result.tsx')).GameResult)

const WatchedCup = lazyPart(async () => (await import('../cup/public/watched-cup.tsx')).WatchedCup)

/** For people with the link: what members who watch see, without names and without an account. */
export function WatchPage({ token }: { token: string }) {
  return (
    <main id="content" tabIndex={-1}>
      <LinkBoundary back={<BackBar link={(back) => <Link to="/" {...back} />}>{texts.turnout}</BackBar>}>
        <WatchedGame token={token} />
      </LinkBoundary>
    </main>
  )
}

function WatchedGame({ token }: { token: string }) {
  const { game, ...status } = useWatchedGame(token)
  const sounds = useWhistle()
  const floodlights = useFloodlights({ isBig: true, venue: null })
  useShowLastSeen(status.lastSeen)
  const toss = useToss(game)
  const isOver = useIsOver(game)
  const boardRef = useRef<HTMLElement>(null)
  const { roster, board } = useBoard(game)

  return (
    <div
      ref={keepScreenAwake}
      className={styles.screen}
      data-version={game.version}
      data-stale={status.lastSeen === null ? undefined : ''}
    >
      <LiveHeader
        back={
          <Link to="/" className={backBar.back}>
            <Wordmark height={22} />
          </Link>
        }
        title={game.group_name}
        isTitleBelow
        status={isOver ? null : status}
        sound={sounds}
        floodlights={floodlights}
        fullScreen={isOver ? undefined : fullScreenOf(() => boardRef.current)}
      />
      <p className={`wrap ${styles.whose}`} aria-hidden="true">
        {game.group_name}
      </p>
      <WatchContent {...{ game, roster, board, sounds, toss, boardRef, isOver, token }} />
      <LazyMatchAnnouncer game={game} sounds={sounds} endpoint={getWatchedState} />
    </div>
  )
}

type WatchContentProps = WatcherScreenProps & { isOver: boolean; token: string }

/** Does not render again when only the connection changes. */
const WatchContent = memo(function Shown({ isOver, token, ...props }: WatchContentProps) {
  const { game, roster } = props
  const cup = game.cup && <WatchedCup {...{ token, game, isOver }} mark={game.cup.mark} />
  if (isOver)
    return (
      <GameResult game={game} roster={roster}>
        {cup}
      </GameResult>
    )
  if (game.has_play_begun)
    return (
      <>
        <WatcherScreen {...props} results={cup && <MatchesBesideCup game={game} roster={roster} />} />
        {cup}
      </>
    )
  return (
    <EmptyState picture={<LazyGround />} title={texts.itHasNotBegunYet}>
      {texts.firstMatchStandsHereAs}
    </EmptyState>
  )
})
