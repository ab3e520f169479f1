import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { teamNumbers } from '../testing/cups.ts'
import { drawnOrder } from './draw.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const bits = fc.record({ seed: fc.string(), chance: fc.option(fc.string()) })

test('[O-14] a draw has every team once, and the same bits give the same order, whatever the order of the teams before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 16 }), bits, (teams, drawn) => {
      const order = drawnOrder(teamNumbers(teams), drawn, sha256)
      expect(order.toSorted((a, b) => a - b)).toEqual(teamNumbers(teams))
      expect(drawnOrder(order.toReversed(), drawn, sha256)).toEqual(order)
    }),
  )
})

test('[O-14] each team is first about equally often, and the bits of the phone change the order', () => {
  const first = Array.from(
    { length: 3000 },
    (_, index) => drawnOrder([1, 2, 3], { seed: `${index}`, chance: 'x' }, sha256)[0],
  )
  for (const team of [1, 2, 3]) {
    const times = first.filter((each) => each === team).length
    expect(times).toBeGreaterThan(900)
    expect(times).toBeLessThan(1100)
  }
  const orders = ['a', 'b', 'c', 'd'].map(
    (chance) => `${drawnOrder(teamNumbers(16), { seed: '', chance }, sha256)}`,
  )
  expect(new Set(orders).size).toBe(4)
})
