import { Link } from '../../platform/router/link.tsx'
import { Icon } from '../../ui/icons.tsx'

export function BackToGroup({ groupId, children }: { groupId: string; children: string }) {
  return (
    <Link to="/my-sports-groups/$groupId" params={{ groupId }} className="back-link">
      <Icon name="back" size={22} />
      {children}
    </Link>
  )
}
