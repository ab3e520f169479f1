import type { WatchedState } from '@turnout/contract/watched-state'
import { type GameTeam, teamIn } from './teams.ts'

export type PlayingTimeRow = {
  team: GameTeam
  matches: number
  played: string
  longestWait: string
  /** The wait until now. */
  currentWait: string
}

const MINUTE_S = 60
const toMinutes = (seconds: number) => String(Math.floor(seconds / MINUTE_S))

/** The least playing time first, and of equal ones the longest wait. */
export function playingTimeRows(game: WatchedState, now: number): PlayingTimeRow[] {
  const waitSeconds = (since: number | null) => (since === null ? 0 : Math.max(0, (now - since) / 1000))
  return [...game.shares]
    .sort(
      (one, other) =>
        one.played_s - other.played_s || waitSeconds(other.waiting_since) - waitSeconds(one.waiting_since),
    )
    .map(({ team_id, matches, played_s, longest_wait_s, waiting_since }) => ({
      team: teamIn(game, team_id),
      matches,
      played: toMinutes(played_s),
      longestWait: toMinutes(Math.max(longest_wait_s, waitSeconds(waiting_since))),
      currentWait: waiting_since === null ? 'plays' : toMinutes(waitSeconds(waiting_since)),
    }))
}
