import type { WatchedMatch, WatchedState } from '@turnout/contract/watched-state'
import { scoreText } from '@turnout/rules/score-text'
import { type GameTeam, teamIn } from './teams.ts'
import { board as texts } from './watching-texts.ts'

export type SideView = { team: GameTeam; score: number }

/** The match on the board: the current one, the one that just ended, or the next one. */
export type Board = {
  status: 'on' | 'over' | 'to-come'
  number: number
  a: SideView
  b: SideView
  phase: WatchedMatch['phase']
  isKnockout: boolean
  durationS: number
}

export const highestScore = ({ a, b }: Board): number => Math.max(a.score, b.score)

export const lastMatch = ({ completed_matches: matches }: WatchedState): WatchedMatch | null =>
  [...matches].sort((one, other) => other.number - one.number)[0] ?? null

const sides = (match: WatchedMatch, game: WatchedState) => ({
  a: { team: teamIn(game, match.team_a_id), score: match.team_a_score },
  b: { team: teamIn(game, match.team_b_id), score: match.team_b_score },
})

export function toBoard(game: WatchedState): Board | null {
  const { current_match: current, upcoming_match: upcoming } = game
  const match = current ?? lastMatch(game)
  if (match) {
    return {
      status: current ? 'on' : 'over',
      number: match.number,
      ...sides(match, game),
      phase: match.phase,
      isKnockout: match.is_knockout,
      durationS: match.duration_s,
    }
  }
  if (!upcoming) return null
  return {
    status: 'to-come',
    number: 1,
    a: { team: teamIn(game, upcoming.team_a_id), score: 0 },
    b: { team: teamIn(game, upcoming.team_b_id), score: 0 },
    phase: 'ready',
    isKnockout: upcoming.is_knockout_stage,
    durationS: game.match_rules.duration_s,
  }
}

export type ClockFace = { state: 'ready' | 'running' | 'paused' | 'over'; word: string | undefined }

/** The state of the ring and the text under it, where it is not the usual one. */
export function clockFace(
  { status, phase }: Pick<Board, 'status' | 'phase'>,
  secondsLeft: number,
): ClockFace {
  if (status === 'over') return { state: 'ready', word: texts.fullTime }
  if (phase === 'paused') return { state: 'paused', word: undefined }
  if (phase === 'last_play') return { state: 'over', word: texts.lastPlay }
  if (phase === 'running') return { state: secondsLeft === 0 ? 'over' : 'running', word: undefined }
  return { state: 'ready', word: undefined }
}

/** 'Blue 2–1 Orange, 4:12' */
export const windowTitle = ({ a, b }: Board, clock: string): string =>
  `${a.team.name} ${scoreText(a.score, b.score)} ${b.team.name}, ${clock}`
