import type { SportGroup } from '@turnout/contract/groups'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useJoin } from './public/use-join.ts'
import { common, membershipBadge as texts } from './texts.ts'

/** Member, Pending or the Join button: what somebody is to a group of the list. */
export function MembershipBadge({ group }: { group: SportGroup }) {
  const { is_member, is_pending } = group.current_user_membership
  if (is_member) return <Badge kind="member" />
  if (is_pending) return <Badge kind="pending" />
  return <JoinButton group={group} />
}

function JoinButton({ group }: { group: SportGroup }) {
  const { join, isPending } = useJoin(group.id)
  return (
    <Button
      variant="primary"
      size="small"
      busy={isPending}
      onClick={join}
      aria-label={texts.join(group.name)}
    >
      {common.join}
    </Button>
  )
}
