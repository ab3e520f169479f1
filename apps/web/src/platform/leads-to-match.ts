import type { GameDay } from '@turnout/contract/game-day'

export type DaySoFar = Pick<
  GameDay,
  'is_closed' | 'has_play_begun' | 'my_player' | 'can' | 'check_in_enabled'
>

export const mayCheckIn = ({ my_player: me, can, check_in_enabled: open }: DaySoFar): boolean =>
  me === null && can.check_in && open

/** Play is where it happens once it has begun; only who comes late checks in first, unless they run the evening. */
export const leadsToMatch = (day: DaySoFar): boolean =>
  day.has_play_begun && (day.can.draft_by_hand || !mayCheckIn(day))

/** The way there while it is played, and once it was. */
export const toMatch = ({ is_closed: isClosed }: Pick<DaySoFar, 'is_closed'>) =>
  isClosed ? 'See the result' : 'Go to the live match'
