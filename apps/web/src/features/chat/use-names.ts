import type { ChatPage } from '@turnout/contract/chat'
import { useMemo } from 'react'
import { useMembers } from './use-members.ts'

/** The names of the members by their ids, requested once a message has reactions. */
export function useNames(groupId: string, page: ChatPage | undefined): ReadonlyMap<string, string> {
  const hasReactions = page?.messages.some(({ reactions }) => reactions.length > 0) ?? false
  const members = useMembers(groupId, hasReactions)
  return useMemo(() => new Map(members.map(({ id, name }) => [id, name])), [members])
}
