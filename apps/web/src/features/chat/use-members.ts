import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type GroupMember, listMembers } from '@turnout/contract/members'
import { read } from '../../platform/api/queries.ts'
import { type MentionedPerson, toPerson } from './mentions.ts'

const QUIET_MS = 5 * 60_000

const toPeople = (members: readonly GroupMember[]): readonly MentionedPerson[] => members.map(toPerson)

/** The members of the group, requested when they are needed. */
export const useMembers = (groupId: string, isNeeded: boolean): UseQueryResult<readonly MentionedPerson[]> =>
  useQuery({
    ...read(listMembers, { params: { groupId } }),
    select: toPeople,
    staleTime: QUIET_MS,
    enabled: isNeeded,
  })
