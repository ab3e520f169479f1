import type { CupFixture } from '@turnout/contract/cup-bracket'
import type { Cup } from '@turnout/contract/cups'
import { teamName } from '@turnout/rules/words'

const place = (team: number | string): CupFixture['a'] =>
  typeof team === 'number' ? { team_id: `t${team}`, name: teamName(team) } : { team_id: null, name: team }

/** An open match of a cup. A side is the number of a team, or a text such as 'Winner of semi-final 1'. */
export const fixture = (
  number: number,
  a: number | string,
  b: number | string,
  overrides: Partial<CupFixture> = {},
): CupFixture => ({
  ...{ number, stage: 'Group A', is_knockout: false, winner_to: null, a: place(a), b: place(b) },
  ...{ score: null, is_on: false, is_over: false, winner_id: null, decided_by: null, starts_at: null },
  ...overrides,
})

/** A match that is over. The higher score wins; a level score has no winner. */
export const won = (
  number: number,
  [a, b]: [number, number],
  [scoreA, scoreB]: [number, number],
  overrides: Partial<CupFixture> = {},
): CupFixture =>
  fixture(number, a, b, {
    ...{ score: { a: scoreA, b: scoreB }, is_over: true, decided_by: 'play' },
    winner_id: scoreA > scoreB ? `t${a}` : scoreA < scoreB ? `t${b}` : null,
    ...overrides,
  })

export const knockout = (stage: string, to: number | null = null): Partial<CupFixture> => ({
  ...{ stage, is_knockout: true, winner_to: to },
})

export const cupOf = (teams: number, overrides: Partial<Cup> = {}): Cup => ({
  settings: {
    ...{ format: 'knockout', legs: 1, groups: 2, third_place: true, duration_s: 300 },
    ...{ points: { win: 3, draw: 1, loss: 0 }, tie_breakers: [], drawn_knockout: 'toss' },
  },
  teams: Array.from({ length: teams }, (_, index) => ({
    ...{ id: `t${index + 1}`, team_number: index + 1, name: teamName(index + 1) },
  })),
  ...{ draws: 0, referee_team_id: null },
  ...{ withdrawn_ids: [], fixtures: [], tables: [], is_over: false, winner_id: null, plans: [] },
  session: { starts_at: 0, ends_at: 7_200_000, changeover_s: 30 },
  ...overrides,
})

/** Four teams: the first semi-final is over, the second is on. */
export const semiFinals = (): Cup =>
  cupOf(4, {
    fixtures: [
      won(1, [1, 4], [1, 1], { ...knockout('Semi-final 1', 4), winner_id: 't4', decided_by: 'toss' }),
      fixture(2, 2, 3, { ...knockout('Semi-final 2', 4), is_on: true }),
      fixture(3, 1, 'Loser of semi-final 2', knockout('Third place')),
      fixture(4, 4, 'Winner of semi-final 2', knockout('Final')),
    ],
  })
