import type { WatchedMatch, WatchedState } from '@turnout/contract/watched-state'
import type { Cast, TeamView } from './cast-of.ts'

export type SideView = { team: TeamView; score: number }

/** What hangs on the board: the match that is on, the one that just ended, or the first one to come. */
export type Board = {
  is: 'on' | 'over' | 'to-come'
  number: number
  a: SideView
  b: SideView
  phase: WatchedMatch['phase']
  isKnockout: boolean
  durationS: number
}

export const lastMatch = ({ completed_matches: matches }: WatchedState): WatchedMatch | null =>
  [...matches].sort((one, other) => other.number - one.number)[0] ?? null

const sides = (match: WatchedMatch, { team }: Cast) => ({
  a: { team: team(match.team_a_id), score: match.team_a_score },
  b: { team: team(match.team_b_id), score: match.team_b_score },
})

export function boardOf(game: WatchedState, cast: Cast): Board | null {
  const { current_match: current, upcoming_match: upcoming } = game
  const shown = current ?? lastMatch(game)
  if (shown) {
    return {
      is: current ? 'on' : 'over',
      number: shown.number,
      ...sides(shown, cast),
      phase: shown.phase,
      isKnockout: shown.is_knockout,
      durationS: shown.duration_s,
    }
  }
  if (!upcoming) return null
  return {
    is: 'to-come',
    number: 1,
    a: { team: cast.team(upcoming.team_a_id), score: 0 },
    b: { team: cast.team(upcoming.team_b_id), score: 0 },
    phase: 'ready',
    isKnockout: upcoming.is_knockout_stage,
    durationS: game.match_rules.duration_s,
  }
}

export type Face = { state: 'ready' | 'running' | 'paused' | 'over'; word: string | undefined }

/** The state of the ring and the word beneath, where it is not the usual one. */
export function faceOf({ is, phase }: Pick<Board, 'is' | 'phase'>, secondsLeft: number): Face {
  if (is === 'over') return { state: 'ready', word: 'full time' }
  if (phase === 'paused') return { state: 'paused', word: undefined }
  if (phase === 'last_play') return { state: 'over', word: 'Last play' }
  if (phase === 'running') return { state: secondsLeft === 0 ? 'over' : 'running', word: undefined }
  return { state: 'ready', word: undefined }
}

/** 'Blue 2–1 Orange, 4:12' */
export const windowTitle = ({ a, b }: Board, clock: string): string =>
  `${a.team.name} ${a.score}–${b.score} ${b.team.name}, ${clock}`
