import { ButtonLink } from '../../../platform/router/link.tsx'
import { gameDayLink as texts } from '../texts.ts'
import { type GameDaySummary, matchLinkText, showsMatch } from './match-link.ts'

export type GameDayLinkProps = {
  groupId: string
  /** What is known of today, if anything is yet. */
  day: GameDaySummary | undefined
}

/** To tonight's game: to its game day, then to what is played, and in the end to what it came to, if anything was played. */
export function GameDayLink({ groupId, day }: GameDayLinkProps) {
  const linkProps = { params: { groupId }, variant: 'primary', size: 'large', wide: true } as const
  if (day && showsMatch(day)) {
    return (
      <ButtonLink to="/my-sports-groups/$groupId/live-match" {...linkProps}>
        {matchLinkText(day)}
      </ButtonLink>
    )
  }
  if (day?.is_over) return null
  return (
    <ButtonLink to="/my-sports-groups/$groupId/game-day" {...linkProps} icon="whistle">
      {texts.goToGameDay}
    </ButtonLink>
  )
}
