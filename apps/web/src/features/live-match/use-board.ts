import type { WatchedState } from '@turnout/contract/watched-state'
import { useMemo } from 'react'
import { boardOf } from './board-of.ts'
import { castOf } from './cast-of.ts'

/** What a state of the game puts on the screen: the same until there is another state. */
export const useBoard = (game: WatchedState) =>
  useMemo(() => {
    const cast = castOf(game)
    return { cast, board: boardOf(game, cast) }
  }, [game])
