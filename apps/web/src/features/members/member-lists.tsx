import { useSuspenseQuery } from '@tanstack/react-query'
import type { SportGroup } from '@turnout/contract/groups'
import { listMembers } from '@turnout/contract/members'
import { may, type Viewer } from '@turnout/rules/membership'
import { read } from '../../platform/api/queries.ts'
import { useViewer } from '../../platform/session/viewer.ts'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import row from './member-row.module.css'
import { MemberRow } from './member-row.tsx'
import styles from './members.module.css'
import { PendingRegistrations } from './pending-registrations.tsx'
import { memberLists as texts } from './texts.ts'
import { usePageParam } from './use-page-param.ts'

/** Those who wait for an answer on top, then everybody who is in. */
export function MemberLists({ group, viewer }: { group: SportGroup; viewer: Viewer }) {
  const include_pending = may.seePending(viewer) ? 'true' : 'false'
  const input = { params: { groupId: group.id }, query: { include_pending } } as const
  const { data: people } = useSuspenseQuery(read(listMembers, input))
  const account = useViewer()
  const myId = account !== null && account !== 'loading' ? account.id : null
  const asking = people.filter(({ is_approved }) => !is_approved)
  const members = usePageParam(
    'page',
    people.filter(({ is_approved }) => is_approved),
  )

  return (
    <div className={styles.lists}>
      {asking.length > 0 && <PendingRegistrations groupId={group.id} people={asking} />}
      <Panel title={texts.currentMembers}>
        <ul className={row.people}>
          {members.rows.map((member) => (
            <MemberRow
              key={member.id}
              groupId={group.id}
              member={member}
              viewer={viewer}
              self={member.user.id === myId}
            />
          ))}
        </ul>
        <Pager
          page={members.page}
          total={members.total}
          onPage={members.turnTo}
          label={texts.pagesOfMembers}
        />
      </Panel>
    </div>
  )
}
