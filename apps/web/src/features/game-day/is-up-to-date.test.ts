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

test('what has just come is not asked for again when the stream begins with the same', () => {
  expect(isUpToDate(state, lists, 0)).toBe(true)
})

test('a stream that begins with something newer is news', () => {
  expect(isUpToDate({ ...state, version: 8 }, lists, 0)).toBe(false)
})

test.each([
  ['somebody came', { players: [tom, player('Ben', null), player('Ada', null)] }],
  ['a guest came', { guests: [] }],
  ['somebody was taken off the list', { players: [...lists.players, player('Isla', 4)] }],
  ['somebody was drawn', { guests: [guest('Mateo', 2)] }],
  ['somebody was moved', { guests: [{ ...mateo, team: 2 }] }],
  [
    'the armband was passed on',
    {
      players: [{ ...tom, is_captain: false }, ...lists.players.slice(1)],
      guests: [{ ...mateo, is_captain: true }],
    },
  ],
])('a list from before %s does not agree with the day, however alike the versions are', (_, before) => {
  expect(isUpToDate(state, { ...lists, ...before }, 0)).toBe(false)
})

test('whoever was let in while somebody was on another page moves no version, so an old list is asked for again', () => {
  expect(isUpToDate(state, lists, 9_000)).toBe(false)
})

test('the game says to somebody who has just been made an organiser what their day does not say yet', () => {
  expect(isUpToDate({ ...state, can_steer_evening: true }, lists, 0)).toBe(false)
})
