import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/icons.tsx'
import { type DaySoFar, leadsToMatch, toMatch } from './leads-to-match.ts'

export type GameDayLinkProps = {
  groupId: string
  /** What is known of today, if anything is yet. */
  day: DaySoFar | undefined
}

/** To tonight's game: to its game day, then to what is played, and in the end to what it came to, if anything was played. */
export function GameDayLink({ groupId, day }: GameDayLinkProps) {
  const look = { params: { groupId }, className: buttonClass({ look: 'primary', size: 'large', wide: true }) }
  if (day && leadsToMatch(day)) {
    return (
      <Link to="/my-sports-groups/$groupId/live-match" {...look}>
        {toMatch(day)}
      </Link>
    )
  }
  if (day?.is_closed) return null
  return (
    <Link to="/my-sports-groups/$groupId/game-day" {...look}>
      <Icon name="whistle" />
      Go to Game Day
    </Link>
  )
}
