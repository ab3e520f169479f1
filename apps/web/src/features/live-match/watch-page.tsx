import { Wordmark } from '@turnout/art/wordmark.tsx'
import { getWatchedState } from '@turnout/contract/spectators'
import { memo } from 'react'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { Link } from '../../platform/router/link.tsx'
import backBar from '../../ui/back-bar.module.css'
import { BackBar } from '../../ui/back-bar.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { LinkBoundary } from './link-boundary.tsx'
import styles from './live-match.module.css'
import { LiveScreen, type ScreenContent } from './live-screen.tsx'
import { MatchesBesideCup } from './matches-beside-cup.tsx'
import { useWatchedGame } from './use-watched-game.ts'
import { WatcherScreen } from './watcher-screen.tsx'
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
  const live = useWatchedGame(token)
  const { group_name: groupName } = live.game
  return (
    <LiveScreen
      live={live}
      endpoint={getWatchedState}
      isBig
      venue={null}
      back={
        <Link to="/" className={backBar.back}>
          <Wordmark height={22} />
        </Link>
      }
      title={() => groupName}
      isTitleBelow
    >
      {(shown) => (
        <>
          <p className={`wrap ${styles.whose}`} aria-hidden="true">
            {groupName}
          </p>
          <WatchContent {...shown} token={token} />
        </>
      )}
    </LiveScreen>
  )
}

/** Does not render again when only the connection changes. */
const WatchContent = memo(function Shown({ token, ...shown }: ScreenContent & { token: string }) {
  const { game, isOver } = shown
  const cup = game.cup && <WatchedCup {...{ token, game, isOver }} mark={game.cup.mark} />
  if (isOver) return <GameResult game={game}>{cup}</GameResult>
  if (game.has_play_begun)
    return (
      <>
        <WatcherScreen {...shown} results={cup && <MatchesBesideCup game={game} />} />
        {cup}
      </>
    )
  return (
    <EmptyState picture={<LazyGround />} title={texts.itHasNotBegunYet}>
      {texts.firstMatchStandsHereAs}
    </EmptyState>
  )
})
