import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { searchText } from './search-params.ts'

const ADDRESS = {
  page: '3',
  asking: '1',
  season: 'dates',
  from: '2026-08-01',
  sort: 'goals_for',
  search: '7',
  token: 'seal',
  junk: 'x',
}

test.each([
  [
    'the pages of a list of members, the first without a number',
    '/sports/groups/$groupId/members',
    { page: 3 },
  ],
  [
    'season, order and page of the statistics',
    '/my-sports-groups/$groupId/statistics',
    { season: 'dates', from: '2026-08-01', sort: 'goals_for', page: 3 },
  ],
  ['the filters of the list of groups', '/sports/groups', { search: '7', page: 3 }],
  ['the secret of a link', '/activate', { token: 'seal' }],
] as const)(
  'of the search params of an address, kept are %s; all others are dropped',
  (_, path, expected) => {
    expect(routes[path].search(ADDRESS)).toEqual(expected)
  },
)

test.each(['0', '-1', '1.5', '', 'abc', '1', '99999999999'])(
  '%j is not the number of a later page',
  (page) => {
    expect(routes['/sports/groups'].search({ page })).toEqual({})
  },
)

test('search params that are not set are left out', () => {
  expect(searchText({ sport: 'touch rugby', page: 2, day: undefined })).toBe('?sport=touch+rugby&page=2')
  expect(searchText({})).toBe('')
})
