import type { CupFacts, CupMatch, CupToss } from '../cup/cup-facts.ts'
import type { Cup } from '../cup/format.ts'
import { type CupStep, nextFixture } from '../cup/next-fixture.ts'
import { type CupOptions, planCup } from '../cup/run-cup.ts'
import type { Game } from '../game.ts'
import type { GameEvent } from '../game-events.ts'
import { withNextPair } from '../next-pair.ts'
import { ok, type Result } from '../result.ts'
import { moment, run, type settings, startedGame } from './games.ts'

export const teamNumbers = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1)

export const cupOptions = (overrides: Partial<CupOptions> = {}): CupOptions => ({
  is: 'round_robin',
  legs: 1,
  groups: 2,
  thirdPlace: true,
  points: { win: 3, draw: 1, loss: 0 },
  tieBreakers: ['between_themselves', 'goal_difference', 'goals'],
  drawnKnockout: 'toss',
  durationS: 300,
  ...overrides,
})

export const cupOf = (teams: number, overrides: Partial<Cup> = {}): Cup => ({
  ...cupOptions(),
  teams: teamNumbers(teams),
  withdrawn: [],
  draws: 0,
  ...overrides,
})

export const factsOf = (cup: Cup): CupFacts => ({ cup, matches: [], tosses: [], present: cup.teams })

/** Adds one played match. */
export function withMatch(facts: CupFacts, step: CupStep, [a, b]: readonly [number, number]): CupFacts {
  if (step.is !== 'match') throw new Error(`No match is next in this cup: '${step.is}'.`)
  const [teamA, teamB] = step.teams
  const match = {
    number: facts.matches.length + 1,
    fixture: step.fixture,
    a: teamA,
    b: teamB,
    score: { a, b },
  }
  return { ...facts, matches: [...facts.matches, match] }
}

/** Adds the toss that is due; `first` says whether the first of the two teams wins it. */
export function withToss(facts: CupFacts, step: CupStep, first: boolean): CupFacts {
  if (step.is !== 'toss') throw new Error(`No coin is due in this cup: '${step.is}'.`)
  const [x, y] = step.teams
  const toss: CupToss = {
    matchNumber: facts.matches.at(-1)?.number ?? 0,
    ...(first ? { winner: x, loser: y } : { winner: y, loser: x }),
  }
  return { ...facts, tosses: [...facts.tosses, toss] }
}

export interface PlayedCup {
  facts: CupFacts
  winner: number | null
  /** In the order in which they were played. */
  matches: readonly CupMatch[]
}

/** Plays the whole cup; `scores` are used in turn, also to decide tosses. */
export function playCup(
  cup: Cup,
  scores: readonly (readonly [number, number])[],
  eachMatch: (
    facts: CupFacts,
    teams: readonly [number, number],
    score: readonly [number, number],
  ) => void = () => {},
): PlayedCup {
  let facts = factsOf(cup)
  for (let turn = 0; ; turn++) {
    if (turn > 2_000) throw new Error('This cup does not end.')
    const step = nextFixture(facts)
    const score = scores[turn % scores.length] ?? [0, 0]
    if (step.is === 'over') return { facts, winner: step.winner, matches: facts.matches }
    if (step.is === 'waits') throw new Error(`Team ${step.team} is missing.`)
    if (step.is === 'match') eachMatch(facts, step.teams, score)
    facts = step.is === 'match' ? withMatch(facts, step, score) : withToss(facts, step, score[0] % 2 === 0)
  }
}

/** The decision and the next pair that follows from it, as the server stores them. */
export const settled =
  (decide: (game: Game) => Result<readonly GameEvent[], string>, at = 0) =>
  (game: Game): Result<readonly GameEvent[], string> => {
    const decision = decide(game)
    return decision.ok ? ok(withNextPair(game, decision.value, moment(at))) : decision
  }

/** Teams of one after Play Ball, with a planned cup. */
export const startedCup = (
  teams: number,
  options: Partial<CupOptions> = {},
  overrides: Parameters<typeof settings>[0] = {},
): Game =>
  run(
    startedGame(teams, overrides),
    settled((game) => planCup(game, cupOptions(options))),
  )
