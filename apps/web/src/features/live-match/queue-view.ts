import type { WatchedState } from '@turnout/contract/watched-state'
import { isNextInCup } from './my-turn.ts'
import type { GameTeam } from './teams.ts'

export type QueueState = 'playing' | 'coin' | 'next on' | 'waiting' | 'out'
export type QueuedTeam = GameTeam & {
  state: QueueState
  /** In a cup, the matches before a waiting team's next one; null while it is not known. */
  matchesBefore: number | null
}

/** The teams that play or are called, and the waiting ones in order. Before Play Ball all wait. */
function queueOrder(game: WatchedState): { on: string[]; waiting: readonly string[]; areNextOn: boolean } {
  const { current_match: match, upcoming_match: upcoming, coin_toss_state: coin, cup } = game
  const waiting = cup ? cup.turns.map(({ team_id: id }) => id) : game.line
  if (match) return { on: [match.team_a_id, match.team_b_id], waiting, areNextOn: false }
  if (upcoming) return { on: [upcoming.team_a_id, upcoming.team_b_id], waiting, areNextOn: true }
  const tossing = [coin.team_a_id, coin.team_b_id].filter((id) => id !== null)
  return { on: tossing, waiting, areNextOn: false }
}

/** Watchers look for the next pair, organisers for the current one. Between matches these are the same. */
export function teamsInQueue(game: WatchedState, first: 'playing' | 'waiting'): QueuedTeam[] {
  const { on, waiting: queued, areNextOn } = queueOrder(game)
  // in a cup a team that plays now may have a later match as well
  const waiting = queued.filter((id) => !on.includes(id))
  const turnOf = (id: string) => game.cup?.turns.find((turn) => turn.team_id === id)
  const stateOf = (id: string): QueueState => {
    if (on.includes(id)) return areNextOn ? 'next on' : game.current_match ? 'playing' : 'coin'
    if (game.cup?.out_ids.includes(id)) return 'out'
    const turn = turnOf(id)
    if (turn) return isNextInCup(game, turn) ? 'next on' : 'waiting'
    return !game.cup && id === waiting[0] && !areNextOn ? 'next on' : 'waiting'
  }
  const ids = first === 'playing' || areNextOn ? [...on, ...waiting] : [...waiting, ...on]
  const isOut = (id: string) => stateOf(id) === 'out'
  const place = ({ id }: GameTeam) => (ids.includes(id) ? ids.indexOf(id) : ids.length + Number(isOut(id)))
  return game.available_teams
    .map((team) => ({ ...team, state: stateOf(team.id), matchesBefore: turnOf(team.id)?.matches ?? null }))
    .sort((one, other) => place(one) - place(other) || one.team_number - other.team_number)
}
