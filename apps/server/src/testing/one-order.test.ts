import { expect, test } from 'vitest'
import { breaksOfOneOrder } from './one-order.ts'

const LOG = [
  { version: 2, command: 'changeScore' },
  { version: 3, command: 'endMatch' },
]
const breaks = (...answers: [version: number, sentAt: number, answeredAt: number][]) =>
  breaksOfOneOrder(
    answers.map(([version, sentAt, answeredAt]) => ({
      ...{ command: version === 3 ? 'endMatch' : 'changeScore' },
      ...{ version, sentAt, answeredAt },
    })),
    LOG,
  )

test('commands one after another, and overlapping ones in either order, are one order', () => {
  expect(breaks([2, 0, 10], [3, 20, 30])).toEqual([])
  expect(breaks([2, 5, 40], [3, 0, 30])).toEqual([])
})

test.each<[string, [number, number, number][], string]>([
  [
    'sent after the later one was answered',
    [
      [2, 20, 30],
      [3, 0, 10],
    ],
    'version 2 was sent after a later one was answered',
  ],
  [
    'one entry for two answers',
    [
      [2, 0, 10],
      [3, 20, 30],
      [3, 20, 40],
    ],
    'two answers name version 3',
  ],
  [
    'an answer without its entry',
    [
      [2, 0, 10],
      [3, 20, 30],
      [4, 40, 50],
    ],
    'version 4 is no changeScore in the log',
  ],
  ['an entry without an answer', [[2, 0, 10]], 'nobody was told of version 3'],
])('%s is found', (_, answers, found) => {
  expect(breaks(...answers)).toEqual([found])
})

test('an answer that names an entry of another command is found', () => {
  const start = { command: 'startMatch', version: 2, sentAt: 0, answeredAt: 10 }
  expect(breaksOfOneOrder([start], [{ version: 2, command: 'changeScore' }])).toEqual([
    'version 2 is no startMatch in the log',
  ])
})
