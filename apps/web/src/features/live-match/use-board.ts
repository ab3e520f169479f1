import type { WatchedState } from '@turnout/contract/watched-state'
import { useMemo } from 'react'
import { toBoard } from './board.ts'
import { toRoster } from './roster.ts'

/** What a state of the game puts on the screen: the same until there is another state. */
export const useBoard = (game: WatchedState) =>
  useMemo(() => {
    const roster = toRoster(game)
    return { roster, board: toBoard(game, roster) }
  }, [game])
