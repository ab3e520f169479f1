import type { Family } from '../../../platform/paths.ts'
import { Link } from '../../../platform/router/link.tsx'
import { Icon } from '../../../ui/icons.tsx'

type BackToGroupProps = { groupId: string; family?: Family; children: string }

export function BackToGroup({ groupId, family = 'mine', children }: BackToGroupProps) {
  const to = family === 'mine' ? '/my-sports-groups/$groupId' : '/sports/groups/$groupId'
  return (
    <Link to={to} params={{ groupId }} className="back-link">
      <Icon name="back" size={22} />
      {children}
    </Link>
  )
}
