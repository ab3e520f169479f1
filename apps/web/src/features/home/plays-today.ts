import type { SportGroup } from '@turnout/contract/groups'
import { dateIn } from '../../platform/when.ts'

/** A group of mine whose session is today where it plays, or began yesterday and still runs. */
export function playsToday(
  { next_game, time_zone, current_user_membership }: SportGroup,
  now: number,
): boolean {
  if (!next_game || !current_user_membership.is_member) return false
  const hasBegun = next_game.starts_at <= now && now < next_game.ends_at
  return hasBegun || next_game.date === dateIn(time_zone, now)
}
