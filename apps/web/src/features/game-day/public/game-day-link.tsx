import { ButtonLink } from '../../../platform/router/link.tsx'
import { gameDayLink as texts } from '../texts.ts'
import { type GameDaySummary, matchLinkText, showsMatch } from './match-link.ts'

export type GameDayLinkProps = {
  groupId: string
  /** What is loaded of today, if anything. */
  day: GameDaySummary | undefined
}

/** Links to today's game day, then to its match or result. After a game without a match there is no link. */
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
