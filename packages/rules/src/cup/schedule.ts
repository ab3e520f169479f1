import type { CupPlan, Fixture, FixtureStage, Place } from './format.ts'

/** How many teams of a group go through. */
export const QUALIFIERS = 2

/**
 * [O-1] Every two teams meet once, by the circle method. Within a round the pairs keep their order, so a
 * team's place in the round moves by at most one: with an even number of teams, all wait about equally long.
 */
export function roundRobin(teams: readonly number[]): [number, number][] {
  const size = teams.length + (teams.length % 2)
  const rounds = size - 1
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round++)
    for (let index = 0; index < size / 2; index++) {
      // the last place of the circle stays; with an odd number of teams it is empty, and its opponent rests
      const a = teams[index === 0 ? rounds : (round + index) % rounds]
      const b = teams[(round - index + rounds) % rounds]
      if (a !== undefined && b !== undefined) pairs.push([a, b])
    }
  return pairs
}

/**
 * [O-2] The groups of a cup, filled in arrival order there and back: A B B A. A group may have one team more
 * than a later one.
 */
export function groupsOf({ teams, groups }: Pick<CupPlan, 'teams' | 'groups'>): number[][] {
  const groupOf = (index: number) => {
    const [row, place] = [Math.floor(index / groups), index % groups]
    const inRow = Math.min(groups, teams.length - row * groups)
    return row % 2 === 0 ? place : inRow - 1 - place
  }
  return Array.from({ length: groups }, (_, group) => teams.filter((_, index) => groupOf(index) === group))
}

/** All matches of a cup, in the order in which they are played. */
export function fixturesOf(plan: CupPlan): Fixture[] {
  const matches = matchesOf(plan)
  return matches.map((match, index) => ({ ...match, number: index + 1 }))
}

type Unnumbered = Omit<Fixture, 'number'>

function matchesOf(plan: CupPlan): Unnumbered[] {
  switch (plan.is) {
    case 'round_robin':
      return leagueMatches(plan)
    case 'groups': {
      const groupMatches = matchesOfGroups(plan)
      return [...groupMatches, ...knockoutMatches(qualifiers(plan.groups), plan, groupMatches.length)]
    }
    case 'knockout':
      return knockoutMatches(seeded(plan.teams), plan, 0)
  }
}

const team = (number: number): Place => ({ is: 'team', team: number })

function leagueMatches({ teams, legs }: CupPlan): Unnumbered[] {
  const stage: FixtureStage = { is: 'league' }
  const first = roundRobin(teams).map(([a, b]) => ({ stage, a: team(a), b: team(b) }))
  return legs === 1 ? first : [...first, ...first.map(({ a, b }) => ({ stage, a: b, b: a }))]
}

/** The groups take turns, so that each team rests while the others play. */
function matchesOfGroups(plan: CupPlan): Unnumbered[] {
  const matches = groupsOf(plan).flatMap((teams, group) =>
    roundRobin(teams).map(([a, b], index, { length }) => ({
      match: { stage: { is: 'group', group } as const, a: team(a), b: team(b) },
      share: (index + 1) / length,
    })),
  )
  return matches.toSorted((x, y) => x.share - y.share).map(({ match }) => match)
}

/** The first of a group meets the second of another; two of one group meet again in the final at the earliest. */
function qualifiers(groups: number): Place[] {
  const pairs = Array.from({ length: groups / 2 }, (_, index) => [2 * index, 2 * index + 1] as const)
  const place = (group: number, rank: number): Place => ({ is: 'group', group, rank })
  return [
    ...pairs.flatMap(([x, y]) => [place(x, 0), place(y, 1)]),
    ...pairs.flatMap(([x, y]) => [place(y, 0), place(x, 1)]),
  ]
}

/** [O-3] The first to arrive meets the last, and the first two can meet only in the final. Null is a bye. */
function seeded(teams: readonly number[]): (Place | null)[] {
  let order = [0]
  while (order.length < teams.length) order = order.flatMap((seed) => [seed, 2 * order.length - 1 - seed])
  return order.map((seed) => {
    const number = teams[seed]
    return number === undefined ? null : team(number)
  })
}

/** [O-4] The match for third place is played before the final, if two teams lost a semi-final. */
function knockoutMatches(
  places: readonly (Place | null)[],
  { thirdPlace }: Pick<CupPlan, 'thirdPlace'>,
  before: number,
): Unnumbered[] {
  const matches: Unnumbered[] = []
  let round = places
  while (round.length > 1) {
    const of = round.length
    const semiFinals =
      of === 2 ? matches.filter(({ stage }) => stage.is === 'knockout' && stage.of === 4) : []
    if (thirdPlace && semiFinals.length === 2) {
      const [first, second] = [before + matches.length - 1, before + matches.length]
      matches.push({
        stage: { is: 'third_place' },
        a: { is: 'loser', of: first },
        b: { is: 'loser', of: second },
      })
    }
    const next: (Place | null)[] = []
    let no = 0
    for (let index = 0; index < of; index += 2) {
      const [a, b] = [round[index] ?? null, round[index + 1] ?? null]
      if (a && b) matches.push({ stage: { is: 'knockout', of, no: ++no }, a, b })
      next.push(a && b ? { is: 'winner', of: before + matches.length } : (a ?? b))
    }
    round = next
  }
  return matches
}
