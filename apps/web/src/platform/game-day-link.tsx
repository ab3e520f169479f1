import { Link } from '@tanstack/react-router'
import type { GameDay } from '@turnout/contract/game-day'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/icons.tsx'
import { eveningOver } from './texts.ts'

export type GameDayLinkProps = {
  groupId: string
  /** What is known of today, if anything is yet. */
  day: Pick<GameDay, 'is_closed' | 'has_play_begun'> | undefined
}

/** To tonight's game; and once its evening has been ended, to what it came to, if anything was played. */
export function GameDayLink({ groupId, day }: GameDayLinkProps) {
  const look = { params: { groupId }, className: buttonClass({ look: 'primary', size: 'large', wide: true }) }
  if (!day?.is_closed) {
    return (
      <Link to="/my-sports-groups/$groupId/game-day" {...look}>
        <Icon name="whistle" />
        Go to Game Day
      </Link>
    )
  }
  if (!day.has_play_begun) return null
  return (
    <Link to="/my-sports-groups/$groupId/live-match" {...look}>
      {eveningOver.seeResult}
    </Link>
  )
}
