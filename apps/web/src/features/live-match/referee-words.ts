import type { WatchedState } from '@turnout/contract/watched-state'
import type { TeamView } from './cast-of.ts'

/** Where the referee comes from: by rule from the team that waits longest, else by name. */
export function refereeWords(
  {
    referee_info: referee,
    current_match: match,
    line,
  }: Pick<WatchedState, 'referee_info' | 'current_match' | 'line'>,
  team: TeamView | null,
): string {
  if (!referee)
    return match ? 'This match has no referee.' : 'The next match has its referee when it is called.'
  if (!team) return 'In no team.'
  const from = team.captain === referee.name ? `Captain of ${team.name}` : team.name
  return team.id === line[0] ? `${from}, the team waiting longest` : from
}
