import type { GameState } from '@turnout/contract/game-state'
import type { TodaysList } from './use-game-day.ts'

/**
 * Whether a page with these answers knows already what the stream begins with. The day says its version. The lists,
 * which are asked for beside it, do not and may have been made a moment before it, so they have to agree with it.
 */
export function isKnown(
  { version }: Pick<GameState, 'version'>,
  { day, players, guests }: TodaysList,
): boolean {
  const here = [...players, ...guests].filter(({ arrival_number: number }) => number !== null)
  return (
    day.version === version &&
    here.length === day.arrived_count &&
    day.teams.every(({ team_number: number, player_count: many, captain_id: captain }) => {
      const members = here.filter(({ team }) => team === number)
      return members.length === many && (members.find((each) => each.is_captain)?.id ?? null) === captain
    })
  )
}
