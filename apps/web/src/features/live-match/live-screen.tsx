import type { Endpoint } from '@turnout/contract/endpoint'
import type { WatchedState } from '@turnout/contract/watched-state'
import type { Position } from '@turnout/rules/geofence'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useShowLastSeen } from '../../platform/realtime/use-last-seen.ts'
import { fullScreenOf } from './full-screen.ts'
import { keepScreenAwake } from './keep-screen-awake.ts'
import { LazyMatchAnnouncer } from './lazy-match-announcer.tsx'
import { LiveHeader, type LiveHeaderProps } from './live-header.tsx'
import styles from './live-match.module.css'
import type { LiveGame } from './public/use-live-game.ts'
import { useFloodlights } from './use-floodlights.ts'
import { type LiveMatch, useLiveMatch } from './use-live-match.ts'

export type ScreenContent<S = WatchedState> = LiveMatch<S> & { boardRef: RefObject<HTMLElement | null> }

type LiveScreenProps<S> = Pick<LiveHeaderProps, 'back' | 'isTitleBelow'> & {
  live: LiveGame<S>
  /** Requested again after the end of a match. */
  endpoint: Endpoint
  /** For people who watch: the board is big, and can be full screen. */
  isBig: boolean
  venue: Position | null
  title: (shown: LiveMatch<S>) => string
  children: (shown: ScreenContent<S>) => ReactNode
}

/** Around the live match: its header, its light, its sounds and its news. */
export function LiveScreen<S extends WatchedState>(props: LiveScreenProps<S>) {
  const { live, endpoint, isBig, venue, back, title, isTitleBelow = false, children } = props
  const { game, ...status } = live
  const shown = useLiveMatch(game)
  const { sounds, isOver } = shown
  const floodlights = useFloodlights({ isBig, venue })
  const boardRef = useRef<HTMLElement>(null)
  useShowLastSeen(status.lastSeen)
  return (
    <div
      ref={keepScreenAwake}
      className={styles.screen}
      data-version={game.version}
      data-stale={status.lastSeen === null ? undefined : ''}
    >
      <LiveHeader
        back={back}
        title={title(shown)}
        isTitleBelow={isTitleBelow}
        status={isOver ? null : status}
        sound={sounds}
        floodlights={floodlights}
        fullScreen={isBig && !isOver ? fullScreenOf(() => boardRef.current) : undefined}
      />
      {children({ ...shown, boardRef })}
      <LazyMatchAnnouncer game={game} sounds={sounds} endpoint={endpoint} />
    </div>
  )
}
