import type { GameDay } from '@turnout/contract/game-day'
import type { WatchedState } from '@turnout/contract/watched-state'

type Pitch = Pick<WatchedState, 'current_match' | 'upcoming_match'>
type Teams = readonly { id: string; team_number: number }[]

/** [J-4] The number of the team that this player is on for next: that which borrows them, unless their own plays before it. */
export function teamToPlay(
  me: GameDay['my_player'],
  { current_match: match, upcoming_match: next }: Pitch,
  teams: Teams,
): number | null {
  if (!me) return null
  const { team: own, plays_for: borrower } = me
  if (borrower == null) return own
  const pair = match ?? next
  const ids = [pair?.team_a_id, pair?.team_b_id]
  const isInPair = (number: number | null) =>
    teams.some((team) => team.team_number === number && ids.includes(team.id))
  return isInPair(own) && !isInPair(borrower) ? own : borrower
}
