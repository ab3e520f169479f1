import type { WatchedState } from '@turnout/contract/watched-state'
import { useMemo } from 'react'
import { type Board, toBoard } from './board.ts'
import { useIsOver } from './use-is-over.ts'
import { type Toss, useToss } from './use-toss.ts'
import { type Sounds, useWhistle } from './use-whistle.ts'

/** What every screen of a match shows, on a phone and on a TV, for organisers and for people who watch. */
export type LiveMatch<S = WatchedState> = {
  game: S
  board: Board | null
  sounds: Sounds
  toss: Toss
  isOver: boolean
}

export function useLiveMatch<S extends WatchedState>(game: S): LiveMatch<S> {
  const sounds = useWhistle()
  const toss = useToss(game)
  const isOver = useIsOver(game)
  // the same object until the state changes
  const board = useMemo(() => toBoard(game), [game])
  return { game, board, sounds, toss, isOver }
}
