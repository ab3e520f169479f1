import { useSuspenseQuery } from '@tanstack/react-query'
import { getGroup } from '@turnout/contract/groups'
import { read } from '../../../platform/api/queries.ts'
import { useViewer } from '../../../platform/session/viewer.ts'
import { toViewer } from './group-viewer.ts'

/** A group, and what this person may do in it, for a part inside a `LoadBoundary`. */
export function useGroup(groupId: string) {
  const { data: group } = useSuspenseQuery(read(getGroup, { params: { groupId } }))
  return { group, viewer: toViewer(group.current_user_membership, useViewer()) }
}
