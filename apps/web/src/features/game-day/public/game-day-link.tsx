import { Link } from '../../../platform/router/link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icons.tsx'
import { gameDayLink as texts } from '../texts.ts'
import { type GameDaySummary, matchLinkText, showsMatch } from './match-link.ts'

export type GameDayLinkProps = {
  groupId: string
  /** What is known of today, if anything is yet. */
  day: GameDaySummary | undefined
}

/** To tonight's game: to its game day, then to what is played, and in the end to what it came to, if anything was played. */
export function GameDayLink({ groupId, day }: GameDayLinkProps) {
  const linkProps = {
    params: { groupId },
    className: buttonClass({ variant: 'primary', size: 'large', wide: true }),
  }
  if (day && showsMatch(day)) {
    return (
      <Link to="/my-sports-groups/$groupId/live-match" {...linkProps}>
        {matchLinkText(day)}
      </Link>
    )
  }
  if (day?.is_over) return null
  return (
    <Link to="/my-sports-groups/$groupId/game-day" {...linkProps}>
      <Icon name="whistle" />
      {texts.goToGameDay}
    </Link>
  )
}
