import type { Cup } from './cups.ts'

export type CupFixture = Cup['fixtures'][number]

/** A knockout match and the matches whose winners play in it: fewer than two if a team has a bye. */
export type BracketNode = { fixture: CupFixture; feeders: readonly BracketNode[] }

export type Bracket = { final: BracketNode; third: CupFixture | null }

/** The knockout as a tree from its final, which is the last fixture; null in a round robin. */
export function bracketOf({ fixtures }: Pick<Cup, 'fixtures'>): Bracket | null {
  const final = fixtures.at(-1)
  if (!final?.is_knockout) return null
  const node = (fixture: CupFixture): BracketNode => ({
    fixture,
    feeders: fixtures.filter(({ winner_to: to }) => to === fixture.number).map(node),
  })
  const third = fixtures.find((fixture) => fixture.is_knockout && fixture.winner_to === null)
  return { final: node(final), third: third && third !== final ? third : null }
}

/** The rounds from the first to the final. Matches that feed the same match share a row. */
export function roundsOf({ final }: Pick<Bracket, 'final'>): (readonly BracketNode[])[][] {
  const rounds: (readonly BracketNode[])[][] = []
  let rows: (readonly BracketNode[])[] = [[final]]
  while (rows.length > 0) {
    rounds.unshift(rows)
    rows = rows.flatMap((row) => row.map(({ feeders }) => feeders)).filter((row) => row.length > 0)
  }
  return rounds
}
