import type { WatchedState } from '@turnout/contract/watched-state'
import { useMemo } from 'react'
import { type Board, toBoard } from './board.ts'
import { type Roster, toRoster } from './roster.ts'
import { useIsOver } from './use-is-over.ts'
import { type Toss, useToss } from './use-toss.ts'
import { type Sounds, useWhistle } from './use-whistle.ts'

/** What every screen of a match shows, on a phone and on a TV, for organisers and for people who watch. */
export type LiveMatch<S = WatchedState> = {
  game: S
  roster: Roster
  board: Board | null
  sounds: Sounds
  toss: Toss
  isOver: boolean
}

/** Roster and board are the same objects until the state changes. */
export function useLiveMatch<S extends WatchedState>(game: S): LiveMatch<S> {
  const sounds = useWhistle()
  const toss = useToss(game)
  const isOver = useIsOver(game)
  const shown = useMemo(() => {
    const roster = toRoster(game)
    return { roster, board: toBoard(game, roster) }
  }, [game])
  return { game, ...shown, sounds, toss, isOver }
}
