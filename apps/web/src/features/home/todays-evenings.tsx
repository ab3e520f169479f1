import { useQuery } from '@tanstack/react-query'
import { getGameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'
import type { ReactNode } from 'react'
import { dayOn, EVENING_ANEW_MS } from '../../platform/day-on.ts'
import { read } from '../../platform/queries.ts'
import type { Evening } from './lead-of.ts'

type TodaysEveningsProps = {
  group: SportGroup
  later: readonly SportGroup[]
  earlier?: readonly Evening[]
  children: (evenings: readonly Evening[]) => ReactNode
}

/** All of today's game days, asked for at once; the page stands below the last of them, whatever they say. */
export function TodaysEvenings({ group, later, earlier = [], children }: TodaysEveningsProps) {
  const { data, isPending } = useQuery({
    ...read(getGameDay, { params: { groupId: group.id } }),
    refetchInterval: EVENING_ANEW_MS,
  })
  const day = group.next_game ? dayOn(group.next_game.date, data) : undefined
  const evenings = [...earlier, { group, day, isComing: isPending }]
  const [next, ...after] = later
  if (!next) return children(evenings)
  return (
    <TodaysEvenings group={next} later={after} earlier={evenings}>
      {children}
    </TodaysEvenings>
  )
}
