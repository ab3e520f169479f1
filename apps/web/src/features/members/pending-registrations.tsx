import { type GroupMember, MAX_APPROVED_AT_ONCE } from '@turnout/contract/members'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useApproveMembers } from './actions.ts'
import styles from './members.module.css'
import { PendingRow } from './pending-row.tsx'
import { memberLists as texts } from './texts.ts'
import { usePageParam } from './use-page-param.ts'

export function PendingRegistrations({ groupId, people }: { groupId: string; people: GroupMember[] }) {
  const pending = usePageParam('asking', people)
  const approving = useApproveMembers()
  const member_ids = people.slice(0, MAX_APPROVED_AT_ONCE).map(({ id }) => id)
  const approveAll = () => approving.mutate({ params: { groupId }, body: { member_ids } })
  return (
    <Panel title={texts.pendingRegistrations} aside={<Badge kind="count">{pending.total}</Badge>}>
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
        {pending.rows.map((member, index) => (
          <PendingRow key={member.id} groupId={groupId} member={member} first={index === 0} />
        ))}
      </ul>
      <Pager
        page={pending.page}
        total={pending.total}
        onPage={pending.turnTo}
        label={texts.pagesOfRequests}
      />
    </Panel>
  )
}
