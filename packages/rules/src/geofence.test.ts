import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkGeofence, chord, distance, EARTH_RADIUS_M, type Position } from './geofence.ts'

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude })

/** Through the earth in a straight line, in earth radii. */
function straightLine(from: Position, to: Position): number {
  const point = ({ latitude, longitude }: Position) => {
    const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
    return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)] as const
  }
  const [a, b] = [point(from), point(to)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Through the earth and back along the sphere: another way to the same number. */
const chordDistance = (from: Position, to: Position): number =>
  2 * EARTH_RADIUS_M * Math.asin(Math.min(1, straightLine(from, to) / 2))

const anyPosition = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distance', () => {
  test.each`
    from                   | to                     | metres        | where
    ${at(0, 0)}            | ${at(0, 0)}            | ${0}          | ${'the same spot'}
    ${at(0, 0)}            | ${at(1, 0)}            | ${111_194.93} | ${'one degree north'}
    ${at(0, 0)}            | ${at(0, 1)}            | ${111_194.93} | ${'one degree along the equator'}
    ${at(60, 0)}           | ${at(60, 1)}           | ${55_595.76}  | ${'one degree at sixty north: about half'}
    ${at(90, 0)}           | ${at(90, 135)}         | ${0}          | ${'the pole is one spot, whatever its longitude'}
    ${at(0, -179.999)}     | ${at(0, 179.999)}      | ${222.39}     | ${'two steps across the date line'}
    ${at(50.8466, 4.3528)} | ${at(48.8566, 2.3522)} | ${264_000}    | ${'Brussels to Paris'}
    ${at(90, 0)}           | ${at(-90, 0)}          | ${20_015_087} | ${'pole to pole'}
  `('[P-1] $where is $metres m', ({ from, to, metres }) => {
    expect(Math.abs(distance(from, to) - metres)).toBeLessThan(Math.max(0.01, metres * 0.002))
  })

  test('[P-1] the earth has the specified radius, not that of its equator', () => {
    expect(distance(at(0, 0), at(0, 1))).toBeCloseTo(111_194.93, 2)
  })

  test('[P-1] the distance is the same in both directions, never below zero and never more than half way round', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        expect(distance(a, b)).toBeCloseTo(distance(b, a), 3)
        expect(distance(a, b)).toBeGreaterThanOrEqual(0)
        expect(distance(a, b)).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_M + 1)
      }),
    )
  })

  test('[P-1] a second formula measures the same, to within a metre', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        // close to the other side of the earth both formulas lose their digits
        fc.pre(chordDistance(a, b) < 20_000_000)
        expect(Math.abs(distance(a, b) - chordDistance(a, b))).toBeLessThan(1)
      }),
    )
  })
})

test('[P-1] the chord of a distance is the straight line between the two, through the earth', () => {
  fc.assert(
    fc.property(anyPosition, anyPosition, (a, b) => {
      expect(chord(distance(a, b))).toBeCloseTo(straightLine(a, b), 6)
    }),
  )
})

const METRE = 180 / (Math.PI * EARTH_RADIUS_M)
const venue = { ...at(51.5, -0.12), radius: 150 }
const northOf = (metres: number, accuracy?: number) => ({
  ...at(51.5 + metres * METRE, -0.12),
  ...(accuracy !== undefined && { accuracy }),
})

describe('the circle around the venue', () => {
  test.each`
    metres | accuracy     | inside
    ${0}   | ${undefined} | ${true}
    ${149} | ${undefined} | ${true}
    ${151} | ${undefined} | ${false}
    ${169} | ${20}        | ${true}
    ${171} | ${20}        | ${false}
    ${199} | ${50}        | ${true}
    ${199} | ${5_000}     | ${true}
    ${201} | ${5_000}     | ${false}
    ${151} | ${-40}       | ${false}
    ${149} | ${-40}       | ${true}
  `(
    '[P-2] $metres m away with an accuracy of $accuracy m: inside is $inside',
    ({ metres, accuracy, inside }) => {
      const answer = checkGeofence(northOf(metres, accuracy), venue)
      expect(answer).toMatchObject(inside ? { ok: true } : { ok: false, refusal: 'not-at-venue' })
    },
  )

  test('[P-2] a person on the edge of the circle is inside', () => {
    const reading = northOf(120)
    expect(checkGeofence(reading, { ...venue, radius: distance(reading, venue) }).ok).toBe(true)
  })

  test('[P-2] the answer for a person inside has the measured distance, without the bonus', () => {
    const answer = checkGeofence(northOf(160, 30), venue)
    expect(answer.ok && Math.round(answer.value.distance)).toBe(160)
  })

  test('[P-2] no one is inside who is further away than the radius and fifty metres', () => {
    fc.assert(
      fc.property(
        anyPosition,
        fc.integer({ min: 50, max: 1000 }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (reading, radius, accuracy) => {
          const answer = checkGeofence({ ...reading, accuracy }, { ...venue, radius })
          if (answer.ok) expect(answer.value.distance).toBeLessThanOrEqual(radius + 50)
        },
      ),
    )
  })
})
