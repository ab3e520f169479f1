import type { GameState } from '@turnout/contract/game-state'
import { nextMove as texts } from './next-texts.ts'
import { common } from './texts.ts'

/** The next step of the person who controls the match. */
export type Move =
  | { type: 'start'; teamA: string; teamB: string }
  | { type: 'start-clock' }
  | { type: 'goals' }
  | { type: 'run-on' }
  | { type: 'toss' }
  | { type: 'nothing' }

export function nextMove(game: GameState): Move {
  const { current_match: match, upcoming_match: upcoming, coin_toss_state: coin } = game
  switch (match?.phase) {
    case 'ready':
      return { type: 'start-clock' }
    case 'running':
    case 'last_play':
      return { type: 'goals' }
    case 'paused':
      return { type: 'run-on' }
  }
  if (coin.pending) return { type: 'toss' }
  return upcoming
    ? { type: 'start', teamA: upcoming.team_a_id, teamB: upcoming.team_b_id }
    : { type: 'nothing' }
}

/** Why no match can be started now; null when one can. */
export function newMatchBlockedReason(game: GameState): string | null {
  if (game.current_match) return texts.youCanStartWhenThis(game.can_steer_evening)
  if (game.coin_toss_state.pending) return common.coinTossComesFirst
  return game.available_teams.length < 2 ? texts.twoTeamsNeedAtLeast : null
}
