import { useQuery } from '@tanstack/react-query'
import { listMembers } from '@turnout/contract/members'
import { useMemo } from 'react'
import { read } from '../../platform/api/queries.ts'
import { type MentionedPerson, toPerson } from './mentions.ts'

const QUIET_MS = 5 * 60_000

/** The members of the group by name, requested once they are needed. */
export function useMembers(groupId: string, isNeeded: boolean): readonly MentionedPerson[] {
  const { data } = useQuery({
    ...read(listMembers, { params: { groupId } }),
    staleTime: QUIET_MS,
    enabled: isNeeded,
  })
  return useMemo(() => data?.map(toPerson) ?? [], [data])
}
