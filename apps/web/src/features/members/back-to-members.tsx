import type { Family } from '../../platform/paths.ts'
import { Link } from '../../platform/router/link.tsx'
import { Icon } from '../../ui/icons.tsx'
import { common } from './texts.ts'

type BackToMembersProps = { groupId: string; family: Family }

export function BackToMembers({ groupId, family }: BackToMembersProps) {
  const to = family === 'mine' ? '/my-sports-groups/$groupId/members' : '/sports/groups/$groupId/members'
  return (
    <Link to={to} params={{ groupId }} className="back-link">
      <Icon name="back" size={22} />
      {common.members}
    </Link>
  )
}
