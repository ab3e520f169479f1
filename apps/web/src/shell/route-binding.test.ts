import { expect, test } from 'vitest'
import { searchParsers } from './route-binding.tsx'

const SEARCH = {
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
  ['the pages of a list of members, the first without a number', searchParsers.members, { page: 3 }],
  [
    'season, order and page of the statistics',
    searchParsers.statistics,
    { season: 'dates', from: '2026-08-01', sort: 'goals_for', page: 3 },
  ],
  [
    'what a list of groups is narrowed by, a number as words',
    searchParsers.groupList,
    { search: '7', page: 3 },
  ],
  ['the secret of a link', searchParsers.token, { token: 'seal' }],
])('of what an address says, kept are %s; all else is dropped', (_, parse, expected) => {
  expect(parse(SEARCH)).toEqual(expected)
})

test.each([0, -1, 1.5, '2', null])('%s is no number of a page', (page) => {
  expect(searchParsers.members({ page })).toEqual({})
})

/** The router lays what can be read over what the address says. */
test.each(['abc', -3, 0])('a page called %s does not shine through what could be read', (page) => {
  expect({ page, ...searchParsers.statistics({ page }) }).toMatchObject({ page: undefined })
})
