import type { WatchedState } from '@turnout/contract/watched-state'
import type { TeamView } from './roster.ts'

/** Where the referee comes from: by rule from the team that waits longest, else by name. */
export function refereeText(
  {
    referee_info: referee,
    current_match: match,
    line: queue,
  }: Pick<WatchedState, 'referee_info' | 'current_match' | 'line'>,
  team: TeamView | null,
): string {
  if (!referee)
    return match ? 'This match has no referee.' : 'The next match has its referee when it is called.'
  if (!team) return 'In no team.'
  const from = team.captain === referee.name ? `Captain of ${team.name}` : team.name
  return team.id === queue[0] ? `${from}, the team waiting longest` : from
}
