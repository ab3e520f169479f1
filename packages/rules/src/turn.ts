import type { HouseRules } from './house-rules.ts'

/** The two teams of the match that is on, of the next match, or of the coin. */
export interface Pitch<Team> {
  is: 'match' | 'called' | 'toss'
  teams: readonly Team[]
  /** Until the match's clock is at zero, or the called match starts. Null while no countdown runs. */
  leftS: number | null
}

export interface TurnInput<Team> {
  team: Team
  pitch: Pitch<Team>
  /** The next team first. */
  queue: readonly Team[]
  /** The next match waits for an organiser. */
  isHeld: boolean
  /** Until the session ends; after it a match starts only by hand. */
  sessionLeftS: number
  rules: Pick<HouseRules, 'durationS' | 'changeoverS'>
}

export type Turn =
  | { is: 'on'; pitch: Pitch<unknown>['is'] }
  | {
      is: 'waiting'
      /** Matches that end before this team's match starts. */
      matches: number
      /** Null where an organiser starts the next match. */
      inS: number | null
      /** The session would be over by then. */
      isTooLate: boolean
    }

/**
 * [L-10] When a waiting team plays: one match for each team before it, each of full length and with its
 * changeover. Goals and draws that take both teams off can only make it sooner. Null for a team that is not
 * in play.
 */
export function turnOf<Team>(input: TurnInput<Team>): Turn | null {
  const { team, pitch, queue, isHeld, sessionLeftS, rules } = input
  if (pitch.teams.includes(team)) return { is: 'on', pitch: pitch.is }
  const place = queue.indexOf(team)
  if (place < 0) return null
  const matches = pitch.is === 'toss' ? place : place + 1
  const untilNextStartS =
    isHeld || pitch.leftS === null
      ? null
      : pitch.is === 'called'
        ? pitch.leftS
        : pitch.leftS + rules.changeoverS
  const further = pitch.is === 'called' ? place + 1 : place
  const inS =
    untilNextStartS === null ? null : untilNextStartS + further * (rules.durationS + rules.changeoverS)
  return { is: 'waiting', matches, inS, isTooLate: inS !== null && inS >= sessionLeftS }
}
