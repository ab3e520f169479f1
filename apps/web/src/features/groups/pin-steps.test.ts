import { distance } from '@turnout/rules/geofence'
import { expect, test } from 'vitest'
import { movePosition, scaleOf, stepForKey } from './pin-steps.ts'

const pitch = { latitude: 51.53917, longitude: -0.05761 }

test.each`
  key             | shiftKey | metres
  ${'ArrowUp'}    | ${false} | ${5}
  ${'ArrowLeft'}  | ${false} | ${5}
  ${'ArrowDown'}  | ${true}  | ${50}
  ${'ArrowRight'} | ${true}  | ${50}
`('$key with Shift $shiftKey moves the pin by $metres metres', ({ key, shiftKey, metres }) => {
  const there = movePosition(pitch, stepForKey({ key, shiftKey }) ?? { north: 0, east: 0 })
  expect(distance(pitch, there)).toBeCloseTo(metres, 0)
})

test('up is north and right is east', () => {
  expect(movePosition(pitch, { north: 50, east: 0 }).latitude).toBeGreaterThan(pitch.latitude)
  expect(movePosition(pitch, { north: 0, east: 50 }).longitude).toBeGreaterThan(pitch.longitude)
})

test('keys other than arrows move nothing', () => {
  expect(stepForKey({ key: 'Tab', shiftKey: false })).toBeNull()
})

test('past the date line the pin continues on the other side, and at the pole it stops', () => {
  expect(movePosition({ latitude: 0, longitude: 179.9999 }, { north: 0, east: 50 }).longitude).toBeCloseTo(
    -179.99965,
  )
  expect(movePosition({ latitude: 90, longitude: 0 }, { north: 50, east: 0 }).latitude).toBe(90)
})

test.each([
  [1.49, 100, 67],
  [0.6, 50, 83],
  [2.4, 200, 83],
  [10, 1000, 100],
])('at %d metres a pixel the scale says %d metres in %d pixels', (metresPerPixel, metres, pixels) => {
  expect(scaleOf(metresPerPixel)).toEqual({ metres, pixels })
})
