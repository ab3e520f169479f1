import { useSuspenseQuery } from '@tanstack/react-query'
import { getGroup } from '@turnout/contract/groups'
import { read } from '../../platform/api/queries.ts'
import { usePageTitle } from '../../platform/page/page-title.ts'
import type { Family } from '../../platform/paths.ts'
import { GroupOverview } from './public/group-overview.tsx'

type GroupPageProps = { groupId: string; family: Family }

export function GroupPage({ groupId, family }: GroupPageProps) {
  return (
    <GroupOverview groupId={groupId} family={family}>
      <GroupTitle groupId={groupId} />
    </GroupOverview>
  )
}

function GroupTitle({ groupId }: { groupId: string }) {
  usePageTitle(useSuspenseQuery(read(getGroup, { params: { groupId } })).data.name)
  return null
}
