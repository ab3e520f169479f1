import { expect, test } from 'vitest'
import { searches } from './route-parts.tsx'

const SAID = {
  page: 3,
  asking: 1,
  season: 'dates',
  from: '2026-08-01',
  to: undefined,
  sort: 'goals_for',
  search: 7,
  sport: { id: 'padel' },
  token: 'seal',
  junk: 'x',
}

test.each([
  ['the pages of a list of members, the first without a number', searches.members, { page: 3 }],
  [
    'season, order and page of the statistics',
    searches.statistics,
    { season: 'dates', from: '2026-08-01', sort: 'goals_for', page: 3 },
  ],
  ['what a list of groups is narrowed by, a number as words', searches.groupList, { search: '7', page: 3 }],
  ['the secret of a link', searches.token, { token: 'seal' }],
])('of what an address says, kept are %s; all else is dropped', (_, read, kept) => {
  expect(read(SAID)).toEqual(kept)
})

test.each([0, -1, 1.5, '2', null])('%s is no number of a page', (page) => {
  expect(searches.members({ page })).toEqual({})
})

/** The router lays what can be read over what the address says. */
test.each(['abc', -3, 0])('a page called %s does not shine through what could be read', (page) => {
  expect({ page, ...searches.statistics({ page }) }).toMatchObject({ page: undefined })
})
