import { useSuspenseQuery } from '@tanstack/react-query'
import type { SportGroup } from '@turnout/contract/groups'
import { type GroupMember, listMembers } from '@turnout/contract/members'
import { may, type Viewer } from '@turnout/rules/membership'
import { read } from '../../platform/api/queries.ts'
import { useNavigate, useSearch } from '../../platform/router/router-hooks.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { PAGE_SIZE } from '../../platform/specified-figures.ts'
import { Badge } from '../../ui/badge.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import row from './member-row.module.css'
import { MemberRow } from './member-row.tsx'
import styles from './members.module.css'
import { PendingRow } from './pending-row.tsx'
import { memberLists as texts } from './texts.ts'

/** Those who wait for an answer on top, then everybody who is in. */
export function MemberLists({ group, viewer }: { group: SportGroup; viewer: Viewer }) {
  const include_pending = may.seePending(viewer) ? 'true' : 'false'
  const input = { params: { groupId: group.id }, query: { include_pending } } as const
  const { data: people } = useSuspenseQuery(read(listMembers, input))
  const account = useViewer()
  const myId = account !== null && account !== 'loading' ? account.id : null
  const pending = usePageParam(
    'asking',
    people.filter(({ is_approved }) => !is_approved),
  )
  const members = usePageParam(
    'page',
    people.filter(({ is_approved }) => is_approved),
  )

  return (
    <div className={styles.lists}>
      {pending.total > 0 && (
        <Panel title={texts.pendingRegistrations} aside={<Badge kind="count">{pending.total}</Badge>}>
          <ul className={styles.people}>
            {pending.rows.map((member, index) => (
              <PendingRow key={member.id} groupId={group.id} member={member} first={index === 0} />
            ))}
          </ul>
          <Pager
            page={pending.page}
            total={pending.total}
            onPage={pending.turnTo}
            label={texts.pagesOfRequests}
          />
        </Panel>
      )}
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

/**
 * Eight to a page, which stands in the address, so that the list keeps its place. When the last one of a page goes,
 * the page before it takes its place.
 */
function usePageParam(param: 'page' | 'asking', all: readonly GroupMember[]) {
  const navigate = useNavigate()
  const search = useSearch()
  const requested = search[param] ?? 1
  const turnTo = (to: number) =>
    void navigate({ to: '.', search: { ...search, [param]: to }, resetScroll: false })
  const last = Math.max(1, Math.ceil(all.length / PAGE_SIZE.members))
  const page = Math.min(requested, last)
  const from = (page - 1) * PAGE_SIZE.members
  return { rows: all.slice(from, from + PAGE_SIZE.members), total: all.length, page, turnTo }
}
