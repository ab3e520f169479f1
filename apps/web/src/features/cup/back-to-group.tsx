import type { GameDay } from '@turnout/contract/game-day'
import { Link } from '../../platform/router/link.tsx'
import { Icon } from '../../ui/icons.tsx'

export const BackToGroup = ({ day }: { day: GameDay }) => (
  <Link to="/my-sports-groups/$groupId" params={{ groupId: day.group_id }} className="back-link">
    <Icon name="back" size={22} />
    {day.group_name}
  </Link>
)
