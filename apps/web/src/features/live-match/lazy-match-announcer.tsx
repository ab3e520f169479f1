import { useRef } from 'react'
import { isRestored } from '../../platform/api/reply-origin.ts'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import type { MatchAnnouncerProps } from './match-announcer.tsx'

const Announcer = lazyPart(async () => (await import('./match-announcer.tsx')).MatchAnnouncer, RenderNothing)

/** Loads after the board, and announces also what has happened since the board was visible. */
export function LazyMatchAnnouncer(props: Omit<MatchAnnouncerProps, 'firstGame'>) {
  const firstGame = useRef(props.game)
  if (isRestored(firstGame.current)) firstGame.current = props.game
  return <Announcer {...props} firstGame={firstGame.current} />
}
