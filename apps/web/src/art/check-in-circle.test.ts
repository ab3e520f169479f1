import { expect, test } from 'vitest'
import { dotPosition } from './check-in-circle.tsx'

const reach = (metres: number) => Math.hypot(...dotPosition({ metres, radius: 150, label: '' })) / 150

test('inside the circle the dot is true to scale', () => {
  expect(reach(0)).toBe(0)
  expect(reach(75)).toBeCloseTo(0.5)
  expect(reach(150)).toBeCloseTo(1)
})

test('a person who is too far away is outside the circle, further out with the distance, and always in the picture', () => {
  const steps = [151, 300, 620, 5_000, 16_000_000].map(reach)
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect(Math.min(...steps)).toBeGreaterThan(1)
  expect(Math.max(...steps)).toBeLessThan(2)
})
