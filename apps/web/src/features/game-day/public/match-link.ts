import type { GameDay } from '@turnout/contract/game-day'
import { matchLink as texts } from '../texts.ts'

export type GameDaySummary = Pick<
  GameDay,
  'is_over' | 'has_play_begun' | 'my_player' | 'can' | 'check_in_enabled'
>

export const mayCheckIn = ({ my_player: player, can, check_in_enabled: isOpen }: GameDaySummary): boolean =>
  player === null && can.check_in && isOpen

/** After Play Ball people go to the match. A person who comes late checks in first, unless they run the game. */
export const showsMatch = (day: GameDaySummary): boolean =>
  day.has_play_begun && (day.can.draft_by_hand || !mayCheckIn(day))

/** The text of the link, during the game and after it. */
export const matchLinkText = ({ is_over: isOver }: Pick<GameDaySummary, 'is_over'>) =>
  isOver ? texts.seeResult : texts.goToLiveMatch
