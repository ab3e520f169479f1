import { expect, test } from 'vitest'
import { lightAt, sunHeight } from './daylight.ts'

const LONDON = { latitude: 51.535, longitude: -0.0575 }

test.each([
  ['noon in June', LONDON, '2026-06-09T12:00:00Z', 'day'],
  ['kick-off in June', LONDON, '2026-06-09T18:30:00Z', 'evening'],
  ['ten minutes before the June sunset, 20:15 UTC', LONDON, '2026-06-09T20:05:00Z', 'evening'],
  ['ten minutes after it', LONDON, '2026-06-09T20:25:00Z', 'floodlights'],
  ['a December evening', LONDON, '2026-12-08T19:00:00Z', 'floodlights'],
  ['a December noon, when the sun stays low', LONDON, '2026-12-08T12:00:00Z', 'evening'],
  ['the same minute in Sydney', { latitude: -33.87, longitude: 151.2 }, '2026-06-09T02:00:00Z', 'day'],
] as const)('%s: %s', (_, venue, when, light) => {
  expect(lightAt(venue, Date.parse(when))).toBe(light)
})

test('at an equinox the noon sun is 90 degrees minus the latitude high', () => {
  const height = sunHeight({ latitude: 51.5, longitude: 0 }, Date.parse('2026-03-20T12:07:00Z'))
  expect(Math.abs(height - 38.5)).toBeLessThan(0.5)
})
