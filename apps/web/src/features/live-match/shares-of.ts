import type { WatchedState } from '@turnout/contract/watched-state'
import type { Cast, TeamView } from './cast-of.ts'

export type ShareRow = {
  team: TeamView
  matches: number
  played: string
  longest: string
  /** How long it has waited by now. */
  waits: string
}

const MINUTE_S = 60
const inMinutes = (seconds: number) => String(Math.floor(seconds / MINUTE_S))

/** Whoever has played least comes first, and of those whoever has waited longest. */
export function sharesOf({ shares }: WatchedState, cast: Cast, now: number): ShareRow[] {
  const waitOf = (since: number | null) => (since === null ? 0 : Math.max(0, (now - since) / 1000))
  return [...shares]
    .sort(
      (one, other) =>
        one.played_s - other.played_s || waitOf(other.waiting_since) - waitOf(one.waiting_since),
    )
    .map(({ team_id, matches, played_s, longest_wait_s, waiting_since }) => ({
      team: cast.team(team_id),
      matches,
      played: inMinutes(played_s),
      longest: inMinutes(Math.max(longest_wait_s, waitOf(waiting_since))),
      waits: waiting_since === null ? 'plays' : inMinutes(waitOf(waiting_since)),
    }))
}
