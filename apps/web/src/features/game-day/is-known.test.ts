import { expect, test } from 'vitest'
import { isKnown } from './is-known.ts'
import { guest, player, team, tuesday } from './testing.ts'

const tom = player('Tom', 1, { team: 1, is_captain: true })
const mateo = { ...guest('Mateo', 2), team: 1 }
const shown = {
  day: tuesday({ version: 7, arrived_count: 3, teams: [team(1, 'Tom', 2), team(2, null, 0)] }),
  players: [tom, player('Ben', 3), player('Ada', null)],
  guests: [mateo],
}
const state = { version: 7, can_steer_evening: false }

test('what has just come is not asked for again when the stream begins with the same', () => {
  expect(isKnown(state, shown, 0)).toBe(true)
})

test('a stream that begins with something newer is news', () => {
  expect(isKnown({ ...state, version: 8 }, shown, 0)).toBe(false)
})

test.each([
  ['somebody came', { players: [tom, player('Ben', null), player('Ada', null)] }],
  ['a guest came', { guests: [] }],
  ['somebody was taken off the list', { players: [...shown.players, player('Isla', 4)] }],
  ['somebody was drawn', { guests: [guest('Mateo', 2)] }],
  ['somebody was moved', { guests: [{ ...mateo, team: 2 }] }],
  [
    'the armband was passed on',
    {
      players: [{ ...tom, is_captain: false }, ...shown.players.slice(1)],
      guests: [{ ...mateo, is_captain: true }],
    },
  ],
])('a list from before %s does not agree with the day, however alike the versions are', (_, before) => {
  expect(isKnown(state, { ...shown, ...before }, 0)).toBe(false)
})

test('whoever was let in while somebody was on another page moves no version, so an old list is asked for again', () => {
  expect(isKnown(state, shown, 9_000)).toBe(false)
})

test('the game says to somebody who has just been made an organiser what their day does not say yet', () => {
  expect(isKnown({ ...state, can_steer_evening: true }, shown, 0)).toBe(false)
})
