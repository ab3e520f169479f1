import type { Score } from '../game-events.ts'
import { type Cup, type Fixture, isKnockout } from './format.ts'
import type { TableToss } from './standings.ts'

/** A match of a cup that was called; `score` is null while it is on. */
export interface CupMatch {
  number: number
  fixture: number
  a: number
  b: number
  score: Score | null
}

interface EndedCupMatch extends CupMatch {
  score: Score
}

export interface CupToss extends TableToss {
  matchNumber: number
}

/** All that has happened in a cup. */
export interface CupFacts {
  cup: Cup
  /** In the order in which they were called. */
  matches: readonly CupMatch[]
  tosses: readonly CupToss[]
  /** Teams that have players: only they play and toss coins. */
  present: readonly number[]
}

/** Who is in a place: a team, no one after forfeits, or not decided yet. */
export type Occupant = number | 'no_one' | null

export interface FixtureState extends Fixture {
  teamA: Occupant
  teamB: Occupant
  /** Goals of all its matches; null before the first. */
  score: Score | null
  isOver: boolean
  /** Null before the end, and after a draw in a table. */
  winner: Occupant
  loser: Occupant
  decidedBy: 'play' | 'next_goal' | 'toss' | 'forfeit' | null
  /** Matches that have ended: two after a draw and 'next goal wins'. */
  played: number
}

/**
 * Whether this toss decided this knockout match. Its number may be higher: a correction can make a draw of an
 * earlier match.
 */
export const isTossOf = (
  { number, a, b }: Pick<CupMatch, 'number' | 'a' | 'b'>,
  { matchNumber, winner, loser }: CupToss,
): boolean => matchNumber >= number && [a, b].includes(winner) && [a, b].includes(loser)

type Outcome = Omit<FixtureState, keyof Fixture | 'teamA' | 'teamB'>

const OPEN: Outcome = { score: null, isOver: false, winner: null, loser: null, decidedBy: null, played: 0 }

/** [O-9] Goals of a team whose opponent has left. */
const FORFEIT_GOALS = 3

/** The state of a fixture between these two teams after its matches. */
export function fixtureState(
  fixture: Fixture,
  { teamA, teamB }: Pick<FixtureState, 'teamA' | 'teamB'>,
  { cup, tosses }: CupFacts,
  matches: readonly CupMatch[],
): FixtureState {
  const ended = matches.filter((match): match is EndedCupMatch => match.score !== null)
  const outcome =
    playedOutcome(fixture, teamA, ended, tosses) ??
    forfeit({ teamA, teamB }, cup, ended) ??
    drawn(teamA, ended)
  return { ...fixture, teamA, teamB, ...outcome }
}

/** [O-8] The first match with a winner decides, else the coin after the last. In a table a draw is a result. */
function playedOutcome(
  { stage }: Fixture,
  teamA: Occupant,
  ended: readonly EndedCupMatch[],
  tosses: readonly CupToss[],
): Outcome | null {
  const decisive = ended.findIndex(({ score }) => score.a !== score.b)
  const last = ended[decisive] ?? ended.at(-1)
  if (!last) return null
  const played = ended.length
  const score = goalsOf(teamA, ended.slice(0, decisive + 1 || played))
  const toss = tosses.find((candidate) => isTossOf(last, candidate))
  if (decisive >= 0) {
    const [winner, loser] = last.score.a > last.score.b ? [last.a, last.b] : [last.b, last.a]
    return { score, isOver: true, winner, loser, decidedBy: decisive === 0 ? 'play' : 'next_goal', played }
  }
  if (!isKnockout(stage)) return { ...OPEN, score, isOver: true, decidedBy: 'play', played }
  return toss
    ? { score, isOver: true, winner: toss.winner, loser: toss.loser, decidedBy: 'toss', played }
    : null
}

const drawn = (teamA: Occupant, ended: readonly EndedCupMatch[]): Outcome =>
  ended.length === 0 ? OPEN : { ...OPEN, score: goalsOf(teamA, ended), played: ended.length }

/** A match may have been called with its sides swapped. */
function goalsOf(teamA: Occupant, matches: readonly EndedCupMatch[]): Score {
  return matches.reduce(
    (sum, { a, score }) => {
      const [own, other] = a === teamA ? [score.a, score.b] : [score.b, score.a]
      return { a: sum.a + own, b: sum.b + other }
    },
    { a: 0, b: 0 },
  )
}

/**
 * [O-9] A team that has left loses its open matches; if both have left, no one wins. The goals of a draw
 * stay.
 */
function forfeit(
  { teamA, teamB }: Pick<FixtureState, 'teamA' | 'teamB'>,
  { withdrawn }: Cup,
  ended: readonly EndedCupMatch[],
): Outcome | null {
  if (teamA === null || teamB === null) return null
  const isOut = (team: number | 'no_one') => team === 'no_one' || withdrawn.includes(team)
  const [outA, outB] = [isOut(teamA), isOut(teamB)]
  if (!outA && !outB) return null
  const over = { isOver: true, decidedBy: 'forfeit', played: ended.length } as const
  const goals = (a: number, b: number) => (ended.length > 0 ? goalsOf(teamA, ended) : { a, b })
  if (outA && outB) return { ...over, score: goals(0, 0), winner: 'no_one', loser: 'no_one' }
  return outA
    ? { ...over, score: goals(0, FORFEIT_GOALS), winner: teamB, loser: teamA }
    : { ...over, score: goals(FORFEIT_GOALS, 0), winner: teamA, loser: teamB }
}
