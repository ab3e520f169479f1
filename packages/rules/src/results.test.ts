import { expect, test } from 'vitest'
import { eveningWinner } from './results.ts'

const played = (...winners: (number | null)[]) => winners.map((winner) => ({ winner }))

test.each([
  ['nobody played', [], null],
  ['draws only', [null, null], null],
  ['one won the only match', [2], { team: 2, wins: 1 }],
  ['team 3 won more than the others', [1, 3, null, 3, 2], { team: 3, wins: 2 }],
  ['two won as many', [1, 2, 1, 2, 3], null],
])('[E-4] the evening is won by whoever won most matches: %s', (_, winners, winner) => {
  expect(eveningWinner(played(...winners))).toEqual(winner)
})
