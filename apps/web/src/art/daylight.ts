import type { Light } from '@turnout/art/light.ts'

type Position = { latitude: number; longitude: number }

const DAY_MS = 86_400_000
const J2000 = Date.UTC(2000, 0, 1, 12)
/** Below this the upper edge of the sun is gone: refraction lifts it by 34 minutes of arc, its radius is 16. */
const SUNSET = -0.83
const LOW_SUN = 22

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** The height of the sun in degrees, precise to about a minute of time, which is enough for a picture. */
export function sunHeight({ latitude, longitude }: Position, at: number): number {
  const days = (at - J2000) / DAY_MS
  const anomaly = radians(357.528 + 0.9856003 * days)
  const along = radians(280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly))
  const tilt = radians(23.439)
  const declination = Math.asin(Math.sin(tilt) * Math.sin(along))
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(along), Math.cos(along))
  const hourAngle = radians(280.46062 + 360.98564737 * days + longitude) - ascension
  const north = radians(latitude)
  return degrees(
    Math.asin(
      Math.sin(north) * Math.sin(declination) + Math.cos(north) * Math.cos(declination) * Math.cos(hourAngle),
    ),
  )
}

/** The light on the pitch: sun, low sun, or floodlights after sunset. */
export function lightAt(venue: Position, at: number): Light {
  const height = sunHeight(venue, at)
  if (height < SUNSET) return 'floodlights'
  return height < LOW_SUN ? 'evening' : 'day'
}
