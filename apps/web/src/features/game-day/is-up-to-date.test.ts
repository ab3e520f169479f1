import { expect, test } from 'vitest'
import { isUpToDate } from './is-up-to-date.ts'
import { aGameDay, guest, player, team } from './testing.ts'

const tom = player('Tom', 1, { team: 1, is_captain: true })
const mateo = { ...guest('Mateo', 2), team: 1 }
const lists = {
  day: aGameDay({ version: 7, arrived_count: 3, teams: [team(1, 'Tom', 2), team(2, null, 0)] }),
  players: [tom, player('Ben', 3), player('Ada', null)],
  guests: [mateo],
}
const state = { version: 7, can_steer_evening: false }

test('fresh answers are not requested again when the stream begins with the same version', () => {
  expect(isUpToDate(state, lists, 0)).toBe(true)
})

test('answers are outdated when the stream begins with a newer version', () => {
  expect(isUpToDate({ ...state, version: 8 }, lists, 0)).toBe(false)
})

test.each([
  ['a member came', { players: [tom, player('Ben', null), player('Ada', null)] }],
  ['a guest came', { guests: [] }],
  ['a member was taken off the list', { players: [...lists.players, player('Isla', 4)] }],
  ['a guest was drafted', { guests: [guest('Mateo', 2)] }],
  ['a guest was moved', { guests: [{ ...mateo, team: 2 }] }],
  [
    'the armband was passed on',
    {
      players: [{ ...tom, is_captain: false }, ...lists.players.slice(1)],
      guests: [{ ...mateo, is_captain: true }],
    },
  ],
])('a list from before %s does not agree with the day, even with the same version', (_, before) => {
  expect(isUpToDate(state, { ...lists, ...before }, 0)).toBe(false)
})

test('a new member does not change the version, so an old list is requested again', () => {
  expect(isUpToDate(state, lists, 9_000)).toBe(false)
})

test('for a new organiser the stream and the loaded day disagree, so the day is requested again', () => {
  expect(isUpToDate({ ...state, can_steer_evening: true }, lists, 0)).toBe(false)
})
