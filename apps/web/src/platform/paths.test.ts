import { expect, test } from 'vitest'
import { paths, safeReturnPath } from './paths.ts'

const GROUP = '0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c'

test.each`
  input                                                | goes
  ${'/home'}                                           | ${'/home'}
  ${`/my-sports-groups/${GROUP}/game-day`}             | ${`/my-sports-groups/${GROUP}/game-day`}
  ${'/sports/groups?sport=football&page=2'}            | ${'/sports/groups?sport=football&page=2'}
  ${`/my-sports-groups/${GROUP}/join?token=abc`}       | ${`/my-sports-groups/${GROUP}/join?token=abc`}
  ${`/my-sports-groups/${GROUP}/game-day?code=042137`} | ${`/my-sports-groups/${GROUP}/game-day?code=042137`}
  ${'/sports/create?type=touch-rugby#top'}             | ${'/sports/create?type=touch-rugby'}
`('[A19] after signing in, $input leads to $goes', ({ input, goes }) => {
  expect(safeReturnPath(input)).toBe(goes)
})

test.each([
  'https://evil.example/home',
  '//evil.example',
  '///evil.example/home',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /home',
  '/home\u0000',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hello',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/home/../..//evil.example',
  '/home@evil.example',
  '@evil.example',
  '/sports/groups/../../../x',
  '/sports/groups/%2e%2e%2f%2e%2e',
  '/sports/groups/a/b/c/d',
  '/nowhere',
  '/signin?next=/home',
  '/signup/user',
  'home',
  '',
  undefined,
  null,
  7,
  ['/profile'],
])('[A19] after signing in, %j leads home', (input) => {
  expect(safeReturnPath(input)).toBe('/home')
})

test('an address with dots leads to the path that they resolve to', () => {
  expect(safeReturnPath('/home/../profile')).toBe('/profile')
})

test('a group has a page in both families', () => {
  expect(paths.group('7', 'all')).toBe('/sports/groups/7')
  expect(paths.group('7', 'mine')).toBe('/my-sports-groups/7')
  expect(paths.createGroup('touch rugby')).toBe('/sports/create?type=touch%20rugby')
})
