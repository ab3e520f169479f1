import type { GameState } from '@turnout/contract/game-state'
import type { TodaysList } from './use-game-day.ts'

/** What has been answered so far. */
export type Shown = { [part in keyof TodaysList]?: TodaysList[part] | undefined }

/**
 * Whether a page with these answers knows already what the stream begins with. The day says its version. The lists,
 * which are asked for beside it, do not and may have been made a moment before it, so they have to agree with it.
 */
export function isKnown({ version }: Pick<GameState, 'version'>, { day, players, guests }: Shown): boolean {
  if (!day || !players || !guests || day.version !== version) return false
  const here = [...players, ...guests].filter(({ arrival_number: number }) => number !== null)
  return (
    here.length === day.arrived_count &&
    day.teams.every(({ team_number: number, player_count: many, captain_id: captain }) => {
      const members = here.filter(({ team }) => team === number)
      return members.length === many && (members.find((each) => each.is_captain)?.id ?? null) === captain
    })
  )
}
