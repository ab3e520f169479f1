import type { GameState } from '@turnout/contract/game-state'
import type { TodaysList } from './use-game-day.ts'

/** Longer than a page takes from its answers to its stream. */
const FRESH_MS = 3_000

/**
 * Whether a page with these answers, the oldest of them this old, knows already what the stream begins with. The day
 * says its version. The lists, which are asked for beside it, do not and may have been made a moment before it, so they
 * have to agree with it. Who was let in or made an organiser meanwhile moves no version at all.
 */
export function isKnown(
  { version, can_steer_evening: steers }: Pick<GameState, 'version' | 'can_steer_evening'>,
  { day, players, guests }: TodaysList,
  ageMs: number,
): boolean {
  if (ageMs > FRESH_MS || steers !== day.can.draft_by_hand) return false
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
