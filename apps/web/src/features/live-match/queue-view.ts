import type { WatchedState } from '@turnout/contract/watched-state'
import type { Roster, TeamView } from './roster.ts'

export type QueueState = 'playing' | 'coin' | 'next on' | 'waiting'
export type QueuedTeam = TeamView & { state: QueueState }

/** Who is on or called, and who waits in which order. Before Play Ball everybody waits. */
function queueOrder(game: WatchedState): { on: string[]; waiting: readonly string[]; areNextOn: boolean } {
  const { current_match: match, upcoming_match: upcoming, coin_toss_state: coin } = game
  if (match) return { on: [match.team_a_id, match.team_b_id], waiting: game.line, areNextOn: false }
  if (upcoming) return { on: [upcoming.team_a_id, upcoming.team_b_id], waiting: game.line, areNextOn: true }
  const tossing = [coin.team_a_id, coin.team_b_id].filter((id) => id !== null)
  return { on: tossing, waiting: game.line, areNextOn: false }
}

/** Watchers care for who comes, organisers for who is on. Between matches those are the same two. */
export function teamsInQueue(game: WatchedState, roster: Roster, first: 'playing' | 'waiting'): QueuedTeam[] {
  const { on, waiting, areNextOn } = queueOrder(game)
  const stateOf = (id: string): QueueState => {
    if (on.includes(id)) return areNextOn ? 'next on' : game.current_match ? 'playing' : 'coin'
    return id === waiting[0] && !areNextOn ? 'next on' : 'waiting'
  }
  const ids = first === 'playing' || areNextOn ? [...on, ...waiting] : [...waiting, ...on]
  const place = ({ id }: TeamView) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return roster.teams
    .map((team) => ({ ...team, state: stateOf(team.id) }))
    .sort((one, other) => place(one) - place(other) || one.number - other.number)
}
