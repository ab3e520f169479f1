import type { WatchedState } from '@turnout/contract/watched-state'
import { refereeText as texts } from './match-texts.ts'
import type { TeamView } from './roster.ts'

/** Where the referee comes from: by rule from the team that waits longest, else by name. */
export function refereeText(
  { referee_info: referee, line: queue }: Pick<WatchedState, 'referee_info' | 'line'>,
  team: TeamView | null,
): string {
  if (!referee) return texts.thisMatchHasNoReferee
  if (!team) return texts.inNoTeam
  const from = team.captain === referee.name ? texts.captainOf(team.name) : team.name
  return team.id === queue[0] ? texts.teamWaitingLongest(from) : from
}
