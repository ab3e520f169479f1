import type { GameState } from '@turnout/contract/game-state'
import type { GameDayData } from './use-game-day.ts'

/** Longer than a page takes from its answers to its stream. */
const FRESH_MS = 3_000

/**
 * Whether a page with these answers, the oldest of them this old, knows already what the stream begins with. The day
 * says its version. The lists, which are asked for beside it, do not and may have been made a moment before it, so they
 * have to agree with it. Who was let in or made an organiser meanwhile moves no version at all.
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
