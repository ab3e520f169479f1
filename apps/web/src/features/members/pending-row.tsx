import type { GroupMember } from '@turnout/contract/members'
import { Button } from '../../ui/button.tsx'
import { PlayerRow } from '../../ui/player-row.tsx'
import { useApproveMember, useRejectMember } from './actions.ts'
import { Contacts } from './contacts.tsx'
import { formatDate } from './format-date.ts'
import { fullName } from './member-standing.ts'
import styles from './members.module.css'
import { pendingRow as texts } from './texts.ts'

type PendingRowProps = { groupId: string; member: GroupMember; first: boolean }

export function PendingRow({ groupId, member, first }: PendingRowProps) {
  const approving = useApproveMember()
  const rejecting = useRejectMember()
  const params = { groupId, memberId: member.id }
  const name = fullName(member)
  return (
    <PlayerRow
      className={styles.asking}
      name={name}
      image={member.user.profile_image_url}
      detail={
        <>
          <span>{texts.askedOn(formatDate(member.joined_at))}</span>
          <Contacts user={member.user} />
        </>
      }
      end={
        <>
          <Button
            variant={first ? 'primary' : 'secondary'}
            size="small"
            busy={approving.isPending}
            aria-label={texts.approve(name)}
            onClick={() => approving.mutate({ params })}
          >
            {texts.approve2}
          </Button>
          <Button
            variant="quiet"
            size="small"
            busy={rejecting.isPending}
            aria-label={texts.reject(name)}
            onClick={() => rejecting.mutate({ params })}
          >
            {texts.reject2}
          </Button>
        </>
      }
    />
  )
}
