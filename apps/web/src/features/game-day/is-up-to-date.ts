import type { GameState } from '@turnout/contract/game-state'
import type { GameDayData } from './use-game-day.ts'

/** More than the time between the answers of a page and the first value of its stream. */
const FRESH_MS = 3_000

/**
 * Whether a page whose oldest answer has this age is as new as the first value of the stream. The day has a version.
 * The lists have none and may be slightly older than the day, as they are requested in parallel, so they must agree
 * with it. A new member or a new organiser does not change the version.
 */
export function isUpToDate(
  { version, can_steer_evening: canManage }: Pick<GameState, 'version' | 'can_steer_evening'>,
  { day, players, guests }: GameDayData,
  ageMs: number,
): boolean {
  if (ageMs > FRESH_MS || canManage !== day.can.draft_by_hand) return false
  const arrived = [...players, ...guests].filter(({ arrival_number: number }) => number !== null)
  return (
    day.version === version &&
    arrived.length === day.arrived_count &&
    day.teams.every(({ team_number: number, player_count: playerCount, captain_id: captain }) => {
      const members = arrived.filter(({ team }) => team === number)
      return (
        members.length === playerCount &&
        (members.find((player) => player.is_captain)?.id ?? null) === captain
      )
    })
  )
}
