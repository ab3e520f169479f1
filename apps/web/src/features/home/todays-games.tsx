import { useQuery } from '@tanstack/react-query'
import { getGameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'
import type { ReactNode } from 'react'
import { read } from '../../platform/api/queries.ts'
import { GAME_DAY_REFETCH_MS, gameDayOn } from '../game-day/public/game-day-on.ts'
import type { TodaysGame } from './lead-game.ts'

type TodaysGamesProps = {
  group: SportGroup
  later: readonly SportGroup[]
  earlier?: readonly TodaysGame[]
  children: (games: readonly TodaysGame[]) => ReactNode
}

/** All of today's game days, asked for at once; the page stands below the last of them, whatever they say. */
export function TodaysGames({ group, later, earlier = [], children }: TodaysGamesProps) {
  const { data, isPending } = useQuery({
    ...read(getGameDay, { params: { groupId: group.id } }),
    refetchInterval: GAME_DAY_REFETCH_MS,
  })
  const day = group.next_game ? gameDayOn(group.next_game.date, data) : undefined
  const games = [...earlier, { group, day, isLoading: isPending }]
  const [next, ...after] = later
  if (!next) return children(games)
  return (
    <TodaysGames group={next} later={after} earlier={games}>
      {children}
    </TodaysGames>
  )
}
