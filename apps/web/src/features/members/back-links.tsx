import type { Family } from '../../platform/paths.ts'
import { Link } from '../../platform/router/link.tsx'
import { Icon } from '../../ui/icons.tsx'
import { common } from './texts.ts'

type BackLinkProps = { groupId: string; family: Family; children: string }

export function BackToGroup({ groupId, family, children }: BackLinkProps) {
  const to = family === 'mine' ? '/my-sports-groups/$groupId' : '/sports/groups/$groupId'
  return (
    <Link to={to} params={{ groupId }} className="back-link">
      <Icon name="back" size={22} />
      {children}
    </Link>
  )
}

export function BackToMembers({ groupId, family }: Omit<BackLinkProps, 'children'>) {
  const to = family === 'mine' ? '/my-sports-groups/$groupId/members' : '/sports/groups/$groupId/members'
  return (
    <Link to={to} params={{ groupId }} className="back-link">
      <Icon name="back" size={22} />
      {common.members}
    </Link>
  )
}
