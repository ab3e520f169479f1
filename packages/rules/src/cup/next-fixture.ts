import type { CupFacts, FixtureState } from './cup-facts.ts'
import { type CupState, cupState } from './cup-state.ts'
import type { FixtureStage } from './format.ts'

/** What a cup needs next. */
export type CupStep =
  | { is: 'match'; fixture: number; stage: FixtureStage; teams: [number, number]; nextGoal: boolean }
  /** Between the two of a drawn knockout match, or two that are level in a table. */
  | { is: 'toss'; stage: FixtureStage; teams: [number, number] }
  /** A team without players has to come back or leave the cup. */
  | { is: 'waits'; team: number }
  | { is: 'over'; winner: number | null }

/** [O-8] [O-10] The first match whose teams are known and there; before it what a draw or level teams need. */
export function nextFixture(facts: CupFacts): CupStep {
  const state = cupState(facts)
  const isHere = (team: number) => facts.present.includes(team)
  const open = state.fixtures.flatMap((fixture) => readyFixture(fixture))
  const drawn = open.find(({ fixture }) => fixture.played > 0)
  if (drawn?.teams.every(isHere)) {
    const { fixture, teams } = drawn
    return facts.cup.drawnKnockout === 'next_goal' && fixture.played === 1
      ? { is: 'match', fixture: fixture.number, stage: fixture.stage, teams, nextGoal: true }
      : { is: 'toss', stage: fixture.stage, teams }
  }
  const level = state.tables.findIndex(({ tossDue }) => tossDue)
  const tossDue = state.tables[level]?.tossDue
  if (tossDue) return { is: 'toss', stage: tableStage(facts, level), teams: tossDue }
  const next = open.find(({ fixture, teams }) => fixture.played === 0 && teams.every(isHere))
  if (next) {
    const { number, stage } = next.fixture
    return { is: 'match', fixture: number, stage, teams: next.teams, nextGoal: false }
  }
  const missing = open.flatMap(({ teams }) => teams).find((team) => !isHere(team))
  return missing === undefined ? { is: 'over', winner: cupWinner(state) } : { is: 'waits', team: missing }
}

/** The fixture that two teams would play now, if it is open. */
export const openFixtureOf = (facts: CupFacts, pair: readonly number[]): FixtureState | null =>
  cupState(facts).fixtures.find((fixture) =>
    readyFixture(fixture).some(
      ({ teams }) => fixture.played === 0 && teams.every((team) => pair.includes(team)),
    ),
  ) ?? null

const tableStage = ({ cup }: CupFacts, group: number): FixtureStage =>
  cup.is === 'groups' ? { is: 'group', group } : { is: 'league' }

function readyFixture(fixture: FixtureState): { fixture: FixtureState; teams: [number, number] }[] {
  const { teamA, teamB, isOver } = fixture
  return !isOver && typeof teamA === 'number' && typeof teamB === 'number'
    ? [{ fixture, teams: [teamA, teamB] }]
    : []
}

/** [O-10] Who has won the cup; null before its end, and when every team has left. */
export function cupWinner({ fixtures, tables }: CupState): number | null {
  if (fixtures.some(({ isOver }) => !isOver) || tables.some(({ tossDue }) => tossDue)) return null
  const final = fixtures.find(({ stage }) => stage.is === 'knockout' && stage.of === 2)
  const winner = final ? final.winner : tables[0]?.rows[0]?.team
  return typeof winner === 'number' ? winner : null
}
