import type { CupFacts, CupMatch, CupToss } from '../cup/cup-facts.ts'
import type { Cup } from '../cup/format.ts'
import { type CupStep, nextFixture } from '../cup/next-fixture.ts'

export const teamNumbers = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1)

export const cupOf = (teams: number, overrides: Partial<Cup> = {}): Cup => ({
  is: 'round_robin',
  teams: teamNumbers(teams),
  legs: 1,
  groups: 2,
  thirdPlace: true,
  points: { win: 3, draw: 1, loss: 0 },
  tieBreakers: ['between_themselves', 'goal_difference', 'goals'],
  drawnKnockout: 'toss',
  durationS: 300,
  withdrawn: [],
  ...overrides,
})

export const factsOf = (cup: Cup): CupFacts => ({ cup, matches: [], tosses: [], present: cup.teams })

/** With one more match that was played. */
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

/** With the coin that is due; `first` says whether the first of the two wins it. */
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

/** The whole cup; `scores` are taken in turn, also for coins. */
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
