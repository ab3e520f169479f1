import type { CupFacts, FixtureState } from './cup-facts.ts'
import { type CupState, cupState } from './cup-state.ts'
import type { FixtureStage } from './format.ts'

/** What a cup needs next. */
export type CupStep =
  | { is: 'match'; fixture: number; stage: FixtureStage; teams: [number, number]; nextGoal: boolean }
  /** Between the teams of a drawn knockout match, or two teams that are level in a table. */
  | { is: 'toss'; stage: FixtureStage; teams: [number, number] }
  /** A team without players has to come back or leave the cup. */
  | { is: 'waits'; team: number }
  | { is: 'over'; winner: number | null }

/**
 * [O-8] [O-10] The first match whose teams are known and present; a drawn match and level teams come before
 * it.
 */
export function nextFixture(facts: CupFacts): CupStep {
  const state = cupState(facts)
  const isHere = (team: number) => facts.present.includes(team)
  const open = state.fixtures.flatMap(openFixture)
  const ready = open.filter(({ teams }) => teams.every(isHere))
  const drawn = ready.find(({ fixture }) => fixture.played > 0)
  if (drawn) {
    const { fixture, teams } = drawn
    return facts.cup.drawnKnockout === 'next_goal' && fixture.played === 1
      ? { is: 'match', fixture: fixture.number, stage: fixture.stage, teams, nextGoal: true }
      : { is: 'toss', stage: fixture.stage, teams }
  }
  const level = state.tables.findIndex(({ tossDue }) => tossDue)
  const tossDue = state.tables[level]?.tossDue
  if (tossDue) return { is: 'toss', stage: tableStage(facts, level), teams: tossDue }
  const [next] = ready
  if (next) {
    const { number, stage } = next.fixture
    return { is: 'match', fixture: number, stage, teams: next.teams, nextGoal: false }
  }
  const missing = open.flatMap(({ teams }) => teams).find((team) => !isHere(team))
  return missing === undefined ? { is: 'over', winner: cupWinner(state) } : { is: 'waits', team: missing }
}

/** The fixture that two teams would play now, if it is open; also after a draw. */
export const openFixtureOf = (facts: CupFacts, pair: readonly number[]): FixtureState | null =>
  cupState(facts)
    .fixtures.flatMap(openFixture)
    .find(({ teams }) => teams.every((team) => pair.includes(team)))?.fixture ?? null

/** [O-20] The match that is expected after the present one (`now`, by its number); its places may still be open. */
export const fixtureAfter = (
  { present }: Pick<CupFacts, 'present'>,
  { fixtures }: CupState,
  now: number | null,
) =>
  fixtures.find(
    ({ number, isOver, played, teamA, teamB }) =>
      !isOver &&
      played === 0 &&
      number !== now &&
      [teamA, teamB].every((team) => typeof team !== 'number' || present.includes(team)),
  ) ?? null

export interface CupTurn {
  team: number
  stage: FixtureStage
  /** Matches before it, including the present one. */
  matches: number
}

/**
 * [O-21] For each team that is known in a later match: its first one, and how many matches come before it.
 */
export function cupTurns({ fixtures }: CupState, now: number | null): CupTurn[] {
  const later = fixtures.filter(({ number, isOver, played }) => !isOver && played === 0 && number !== now)
  const before = now === null ? 0 : 1
  const turns = new Map<number, CupTurn>()
  for (const [index, { stage, teamA, teamB }] of later.entries())
    for (const team of [teamA, teamB])
      if (typeof team === 'number' && !turns.has(team))
        turns.set(team, { team, stage, matches: index + before })
  return [...turns.values()]
}

/**
 * [O-22] Teams without another match: they have left, or no open match has them or a place of their group.
 */
export function teamsOut({ cup: { teams, withdrawn } }: CupFacts, { fixtures, tables }: CupState): number[] {
  const open = fixtures.filter(({ isOver }) => !isOver)
  const sides = open.flatMap(({ a, b, teamA, teamB }) => [
    { place: a, team: teamA },
    { place: b, team: teamB },
  ])
  const mayPlay = (team: number) =>
    sides.some(({ place, team: known }) =>
      known === null && place.is === 'group'
        ? tables[place.group]?.rows.some((row) => row.team === team)
        : known === team,
    )
  return teams.filter((team) => withdrawn.includes(team) || !mayPlay(team))
}

const tableStage = ({ cup }: CupFacts, group: number): FixtureStage =>
  cup.is === 'groups' ? { is: 'group', group } : { is: 'league' }

function openFixture(fixture: FixtureState): { fixture: FixtureState; teams: [number, number] }[] {
  const { teamA, teamB, isOver } = fixture
  return !isOver && typeof teamA === 'number' && typeof teamB === 'number'
    ? [{ fixture, teams: [teamA, teamB] }]
    : []
}

/** [O-10] No match is open, and no coin is due for a table. */
export const isCupOver = ({ fixtures, tables }: CupState): boolean =>
  fixtures.every(({ isOver }) => isOver) && tables.every(({ tossDue }) => !tossDue)

/** [O-10] Who has won the cup; null before its end, and when every team has left. */
export function cupWinner(state: CupState): number | null {
  const { fixtures, tables } = state
  if (!isCupOver(state)) return null
  const final = fixtures.find(({ stage }) => stage.is === 'knockout' && stage.of === 2)
  const winner = final ? final.winner : tables[0]?.rows[0]?.team
  return typeof winner === 'number' ? winner : null
}
