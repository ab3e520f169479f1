import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attendance, EMPTY_ATTENDANCE } from './attendance.ts'
import { hasPlaceForStrangers } from './open-game.ts'

const attendance = (places: number | null, going: number, waiting: number): Attendance => ({
  ...EMPTY_ATTENDANCE,
  places,
  going: Array.from({ length: going }, (_, index) => ({
    id: `going ${index}`,
    personId: `going ${index}`,
    answeredBy: 'self',
  })),
  waiting: Array.from({ length: waiting }, (_, index) => ({
    id: `waiting ${index}`,
    personId: `waiting ${index}`,
    answeredBy: 'self',
    atShortNotice: true,
    behind: false,
    displaced: false,
    offered: true,
  })),
})

test.each`
  places  | going | waiting | found
  ${null} | ${0}  | ${0}    | ${true}
  ${null} | ${40} | ${0}    | ${true}
  ${10}   | ${9}  | ${0}    | ${true}
  ${10}   | ${10} | ${0}    | ${false}
  ${10}   | ${9}  | ${1}    | ${false}
  ${10}   | ${11} | ${0}    | ${false}
`('[Z-45] with $places places, $going in and $waiting waiting: $found', (row) => {
  expect(hasPlaceForStrangers(attendance(row.places, row.going, row.waiting))).toBe(row.found)
})

test('[Z-45] no stranger is shown a place that a member waits for or has', () => {
  const places = fc.option(fc.integer({ min: 2, max: 12 }))
  const people = fc.nat(14)
  fc.assert(
    fc.property(places, people, people, (limit, going, waiting) => {
      if (!hasPlaceForStrangers(attendance(limit, going, waiting))) return
      expect(waiting).toBe(0)
      expect(going).toBeLessThan(limit ?? Number.POSITIVE_INFINITY)
    }),
  )
})
