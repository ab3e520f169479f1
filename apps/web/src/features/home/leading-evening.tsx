import { useQuery } from '@tanstack/react-query'
import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'
import type { ReactNode } from 'react'
import { dayOn } from '../../platform/day-on.ts'
import { read } from '../../platform/queries.ts'

export type Evening = {
  group: SportGroup
  /** What is known of it, if anything is yet. */
  day: GameDay | undefined
  /** Those of today that were ended before it. */
  over: readonly SportGroup[]
}

type LeadingEveningProps = {
  group: SportGroup
  later: readonly SportGroup[]
  over?: readonly SportGroup[]
  children: (evening: Evening) => ReactNode
}

/** Of several evenings on one day the first that has not been ended; once all of them have been, the last. */
export function LeadingEvening({ group, later, over = [], children }: LeadingEveningProps) {
  const { data } = useQuery(read(getGameDay, { params: { groupId: group.id } }))
  const day = group.next_game ? dayOn(group.next_game.date, data) : undefined
  const [next, ...after] = later
  if (!day?.is_closed || !next) return children({ group, day, over })
  return (
    <LeadingEvening group={next} later={after} over={[...over, group]}>
      {children}
    </LeadingEvening>
  )
}
