import { useQuery } from '@tanstack/react-query'
import type { ChatPage } from '@turnout/contract/chat'
import { listMembers } from '@turnout/contract/members'
import { useMemo } from 'react'
import { read } from '../../platform/api/queries.ts'

const QUIET_MS = 5 * 60_000

/** The names of the members by their ids, requested once a message has reactions. */
export function useNames(groupId: string, page: ChatPage | undefined): ReadonlyMap<string, string> {
  const hasReactions = page?.messages.some(({ reactions }) => reactions.length > 0) ?? false
  const { data: members } = useQuery({
    ...read(listMembers, { params: { groupId } }),
    staleTime: QUIET_MS,
    enabled: hasReactions,
  })
  return useMemo(
    () => new Map(members?.map(({ user }) => [user.id, `${user.first_name} ${user.last_name}`])),
    [members],
  )
}
