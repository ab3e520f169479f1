import { Link } from '../../platform/router/link.tsx'
import backBar from '../../ui/back-bar.module.css'
import { Icon } from '../../ui/icons.tsx'
import { common } from './texts.ts'

export const BackToGameDay = ({ groupId }: { groupId: string }) => (
  <Link to="/my-sports-groups/$groupId/game-day" params={{ groupId }} className={backBar.back}>
    <Icon name="back" />
    {common.gameDay}
  </Link>
)
