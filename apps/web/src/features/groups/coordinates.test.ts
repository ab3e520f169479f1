import { expect, test } from 'vitest'
import { parseDegrees, parsePosition } from './coordinates.ts'

test.each`
  text                     | place
  ${'51.53917, -0.05761'}  | ${{ latitude: 51.53917, longitude: -0.05761 }}
  ${'51.53917,-0.05761'}   | ${{ latitude: 51.53917, longitude: -0.05761 }}
  ${' 51.53917 −0.05761 '} | ${{ latitude: 51.53917, longitude: -0.05761 }}
  ${'52,5200; 13,4050'}    | ${{ latitude: 52.52, longitude: 13.405 }}
  ${'51.53917'}            | ${null}
  ${'91.5, 10.2'}          | ${null}
  ${'14 Weaver Street'}    | ${null}
`("a map's '$text' is the place $place", ({ text, place }) => {
  expect(parsePosition(text)).toEqual(place)
})

test('a longitude may be larger than a latitude', () => {
  expect(parseDegrees('174.76', 180)).toBe(174.76)
  expect(parseDegrees('174.76', 90)).toBeNull()
})
