import type { WatchedState } from '@turnout/contract/watched-state'
import { useMemo } from 'react'
import { toBoard } from './board.ts'
import { toRoster } from './roster.ts'

/** The board of a state of the game: the same object until the state changes. */
export const useBoard = (game: WatchedState) =>
  useMemo(() => {
    const roster = toRoster(game)
    return { roster, board: toBoard(game, roster) }
  }, [game])
