import { useSuspenseQuery } from '@tanstack/react-query'
import type { SportGroup } from '@turnout/contract/groups'
import { type GroupMember, listMembers, MAX_APPROVED_AT_ONCE } from '@turnout/contract/members'
import { may, type Viewer } from '@turnout/rules/membership'
import { read } from '../../platform/api/queries.ts'
import { useNavigate, useSearch } from '../../platform/router/router-hooks.tsx'
import { useMe } from '../../platform/session/viewer.ts'
import { PAGE_SIZE } from '../../platform/specified-figures.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlayerRow } from '../../ui/player-row.tsx'
import { useApproveMember, useApproveMembers, useRejectMember } from './actions.ts'
import { MemberMenu, type MemberMenuProps } from './member-menu.tsx'
import row from './member-row.module.css'
import { memberName } from './member-standing.ts'
import styles from './members.module.css'
import { memberRow, pendingRow, memberLists as texts } from './texts.ts'

const dayMonthYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** Join requests on top, then all members. */
export function MemberLists({ group, viewer }: { group: SportGroup; viewer: Viewer }) {
  const include_pending = may.seePending(viewer) ? 'true' : 'false'
  const input = { params: { groupId: group.id }, query: { include_pending } } as const
  const { data: people } = useSuspenseQuery(read(listMembers, input))
  const myId = useMe()?.id ?? null
  const asking = people.filter(({ is_approved }) => !is_approved)
  const { rows, ...pager } = usePageParam(
    'page',
    people.filter(({ is_approved }) => is_approved),
  )

  return (
    <div className="panels">
      {asking.length > 0 && <PendingRegistrations groupId={group.id} people={asking} />}
      <Panel title={texts.currentMembers}>
        <ul className={row.people}>
          {rows.map((member) => (
            <MemberRow
              key={member.id}
              groupId={group.id}
              member={member}
              viewer={viewer}
              self={member.user.id === myId}
            />
          ))}
        </ul>
        <Pager {...pager} label={texts.pagesOfMembers} />
      </Panel>
    </div>
  )
}

function PendingRegistrations({ groupId, people }: { groupId: string; people: GroupMember[] }) {
  const { rows, ...pager } = usePageParam('asking', people)
  const approving = useApproveMembers()
  const member_ids = people.slice(0, MAX_APPROVED_AT_ONCE).map(({ id }) => id)
  const approveAll = () => approving.mutate({ params: { groupId }, body: { member_ids } })
  return (
    <Panel title={texts.pendingRegistrations} aside={<Badge kind="count">{pager.total}</Badge>}>
      {people.length > 1 && (
        <Button
          size="small"
          className={styles.approveAll}
          busy={approving.isPending}
          busyText={texts.approving}
          onClick={approveAll}
        >
          {texts.approveAll(member_ids.length)}
        </Button>
      )}
      <ul className="stack">
        {rows.map((member, index) => (
          <PendingRow key={member.id} groupId={groupId} member={member} first={index === 0} />
        ))}
      </ul>
      <Pager {...pager} label={texts.pagesOfRequests} />
    </Panel>
  )
}

type PendingRowProps = { groupId: string; member: GroupMember; first: boolean }

function PendingRow({ groupId, member, first }: PendingRowProps) {
  const approving = useApproveMember()
  const rejecting = useRejectMember()
  const params = { groupId, memberId: member.id }
  const name = memberName(member)
  return (
    <PlayerRow
      className={styles.asking}
      name={name}
      image={member.user.profile_image_url}
      detail={
        <>
          <span>{pendingRow.askedOn(dayMonthYear.format(member.joined_at))}</span>
          <Contacts user={member.user} />
        </>
      }
      end={
        <>
          <Button
            variant={first ? 'primary' : 'secondary'}
            size="small"
            busy={approving.isPending}
            aria-label={pendingRow.approve(name)}
            onClick={() => approving.mutate({ params })}
          >
            {pendingRow.approve2}
          </Button>
          <Button
            variant="quiet"
            size="small"
            busy={rejecting.isPending}
            aria-label={pendingRow.reject(name)}
            onClick={() => rejecting.mutate({ params, query: { only_pending: 'true' } })}
          >
            {pendingRow.reject2}
          </Button>
        </>
      }
    />
  )
}

/** Two lines on a phone; on a desktop each fact has a column. */
function MemberRow({ groupId, member, viewer, self }: MemberMenuProps) {
  const name = memberName(member)
  return (
    <li className={row.person}>
      <Avatar name={name} image={member.user.profile_image_url} />
      <span className={row.name}>
        {name} {self && <span className={row.you}>{memberRow.you}</span>}
        {member.is_spare && <span className={row.spare}>{memberRow.spare}</span>}
      </span>
      <span className={row.detail}>
        <span>
          {member.role === 'admin' && (
            <Badge kind="captain">{member.is_creator ? memberRow.creator : memberRow.admin}</Badge>
          )}
        </span>
        <span>{memberRow.since(dayMonthYear.format(member.joined_at))}</span>
        <Contacts user={member.user} />
      </span>
      {may.removeMembers(viewer) && (
        <span className={row.end}>
          <MemberMenu {...{ groupId, member, viewer, self }} />
        </span>
      )}
    </li>
  )
}

/** For admins only: the server does not send them to others. */
function Contacts({ user: { email, phone_number: phone } }: { user: GroupMember['user'] }) {
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={styles.contact}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.contact}>
          {phone}
        </a>
      )}
    </>
  )
}

/**
 * Eight per page, with the page in the address, so that the list keeps its place. When the last row of a page goes,
 * the page before it shows.
 */
function usePageParam(param: 'page' | 'asking', all: readonly GroupMember[]) {
  const navigate = useNavigate()
  const search = useSearch()
  const requested = search[param] ?? 1
  const onPage = (to: number) =>
    void navigate({ to: '.', search: { ...search, [param]: to }, resetScroll: false })
  const last = Math.max(1, Math.ceil(all.length / PAGE_SIZE.members))
  const page = Math.min(requested, last)
  const from = (page - 1) * PAGE_SIZE.members
  return { rows: all.slice(from, from + PAGE_SIZE.members), total: all.length, page, onPage }
}
