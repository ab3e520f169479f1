import {
  type CupFacts,
  type CupMatch,
  type FixtureState,
  fixtureState,
  isTossOf,
  type Occupant,
} from './cup-facts.ts'
import { type Fixture, isKnockout, type Place } from './format.ts'
import { fixturesOf, groupsOf, QUALIFIERS } from './schedule.ts'
import { type Standings, standings, type TableResult } from './standings.ts'

export interface TableState extends Standings {
  isOver: boolean
}

export interface CupState {
  fixtures: readonly FixtureState[]
  /** Of each group, or the one of a round robin. */
  tables: readonly TableState[]
}

interface Known extends CupState {
  facts: CupFacts
  /** By place: the first match that was called with a team in it. */
  called: ReadonlyMap<string, CupMatch>
}

/** A fixture with the matches that were called for it. */
interface Call {
  fixture: Fixture
  matches: readonly CupMatch[]
}

/**
 * [O-7] The state of a cup, always computed from the results: an undo or a corrected result needs no extra
 * steps. A team that was called for a match keeps that place; free places follow the current results.
 */
export function cupState(facts: CupFacts): CupState {
  const calls = callsOf(facts)
  const known = { facts, called: calledPlaces(calls), tables: [] }
  const league = calls
    .filter(({ fixture }) => !isKnockout(fixture.stage))
    .map((call) => stateOf(call, { ...known, fixtures: [] }))
  const tables = tablesOf(facts, league, known.called)
  const fixtures = [...league]
  for (const call of calls.slice(league.length)) fixtures.push(stateOf(call, { ...known, tables, fixtures }))
  return { fixtures, tables }
}

function stateOf({ fixture, matches }: Call, known: Known): FixtureState {
  const teams = { teamA: occupantOf(fixture.a, known), teamB: occupantOf(fixture.b, known) }
  return fixtureState(fixture, teams, known.facts, matches)
}

const keyOf = (place: Place): string => JSON.stringify(place)

const calledPlaces = (calls: readonly Call[]): Map<string, CupMatch> =>
  new Map(
    calls.flatMap(({ fixture: { a, b }, matches: [match] }) =>
      match ? [a, b].map((place) => [keyOf(place), match] as const) : [],
    ),
  )

function callsOf({ cup, matches }: CupFacts): Call[] {
  const calls = fixturesOf(cup).map((fixture) => ({ fixture, matches: [] as CupMatch[] }))
  for (const match of matches) calls[match.fixture - 1]?.matches.push(match)
  return calls
}

function tablesOf(
  { cup, tosses, matches, present }: CupFacts,
  league: readonly FixtureState[],
  called: Known['called'],
): TableState[] {
  const groups = cup.is === 'groups' ? groupsOf(cup) : cup.is === 'round_robin' ? [cup.teams] : []
  const knockout = matches.filter(({ fixture }) => fixture > league.length)
  const tableTosses = tosses.filter((toss) => !knockout.some((match) => isTossOf(match, toss)))
  const canToss = (team: number) => present.includes(team) && !cup.withdrawn.includes(team)
  return groups.map((teams, group) => {
    const own = league.filter(({ stage }) => stage.is !== 'group' || stage.group === group)
    const { rows, tossDue } = standings(teams, {
      ...{ points: cup.points, tieBreakers: cup.tieBreakers, results: own.flatMap(tableResult) },
      ...{ tosses: tableTosses, ranks: cup.is === 'groups' ? QUALIFIERS : 1 },
    })
    const isOver = own.every((fixture) => fixture.isOver)
    // once a team has been called for the knockout the others follow without a coin
    const isUsed = ranksOf(group).some((place) => called.has(keyOf(place)))
    return { rows, isOver, tossDue: isOver && !isUsed && tossDue?.every(canToss) ? tossDue : null }
  })
}

/** The result that a fixture brings to its table; none before it is over, while it has no score. */
export function tableResult({ teamA, teamB, score, winner }: FixtureState): TableResult[] {
  if (!score || typeof teamA !== 'number' || typeof teamB !== 'number') return []
  return [
    {
      ...{ teamA, teamB, scoreA: score.a, scoreB: score.b },
      winner: typeof winner === 'number' ? winner : null,
      bothLost: winner === 'no_one',
    },
  ]
}

function occupantOf(place: Place, known: Known): Occupant {
  if (place.is === 'team') return place.team
  const called = calledFor(place, known)
  if (called !== null) return called
  return place.is === 'group' ? rankedIn(place, known) : wentOn(place, known)
}

/** A place that an earlier match or a table decides. */
type OpenPlace = Exclude<Place, { is: 'team' }>

/** The team that was called for a match in this place. */
function calledFor(place: OpenPlace, known: Known): number | null {
  const match = known.called.get(keyOf(place))
  return match ? ([match.a, match.b].find((team) => mayBeIn(place, team, known)) ?? null) : null
}

function mayBeIn(place: OpenPlace, team: number, { fixtures, tables }: Known): boolean {
  if (place.is === 'group') return tables[place.group]?.rows.some((row) => row.team === team) ?? false
  const source = fixtures[place.of - 1]
  return source?.teamA === team || source?.teamB === team
}

/**
 * When the loser was called for its next match, the winner is the other team, even if the result was
 * corrected since.
 */
function wentOn({ is, of }: Extract<Place, { of: number }>, known: Known): Occupant {
  const source = known.fixtures[of - 1]
  if (!source) return null
  const opposite = calledFor({ is: is === 'winner' ? 'loser' : 'winner', of }, known)
  if (opposite !== null) return source.teamA === opposite ? source.teamB : source.teamA
  return source[is]
}

function rankedIn({ group, rank }: Extract<Place, { group: number }>, known: Known): Occupant {
  const table = known.tables[group]
  if (!table?.isOver || table.tossDue) return null
  const called = ranksOf(group).map((place) => calledFor(place, known))
  const free = table.rows.map(({ team }) => team).filter((team) => !called.includes(team))
  const openRanks = called.flatMap((team, index) => (team === null ? [index] : []))
  return free[openRanks.indexOf(rank)] ?? null
}

const ranksOf = (group: number): OpenPlace[] =>
  Array.from({ length: QUALIFIERS }, (_, rank) => ({ is: 'group', group, rank }))
