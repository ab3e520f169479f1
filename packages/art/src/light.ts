import { byNight, mix } from './colour.ts'

export type Light = 'day' | 'evening' | 'floodlights'

/** Without a fixed hour the theme decides: low sun in Matchday, lamps in Floodlights. */
export type LightMode = Light | 'theme'

/**
 * The lights of a drawing, and which theme shows each of them. A drawing for both themes contains both, and
 * the style sheet shows one, so that prerendered pages are right in either.
 */
export const lightVariants = (mode: LightMode): readonly { light: Light; by?: 'day' | 'night' }[] =>
  mode === 'theme'
    ? [
        { light: 'evening', by: 'day' },
        { light: 'floodlights', by: 'night' },
      ]
    : [{ light: mode }]

type LightSetup = {
  /** Strength of the warm light from the sun's side. */
  warmth: number
  /** Which way a shadow falls (degrees, clockwise from the right), how long, how wide and how dark. */
  shadows: readonly { towards: number; length: number; width: number; opacity: number }[]
}

const EVENING_SUN = 158
const FLOODLIGHTS = [38, 142, 218, 322]

/** By day and evening one sun, under floodlights four lamps. `sun` turns the one sun for covers. */
export function lightSetup(light: Light, sun = EVENING_SUN): LightSetup {
  switch (light) {
    case 'day':
      return { warmth: 0.2, shadows: [{ towards: sun, length: 0.62, width: 0.92, opacity: 0.4 }] }
    case 'evening':
      return { warmth: 0.34, shadows: [{ towards: sun, length: 1.12, width: 0.92, opacity: 0.5 }] }
    case 'floodlights':
      return {
        warmth: 0,
        shadows: FLOODLIGHTS.map((towards) => ({ towards, length: 0.46, width: 0.6, opacity: 0.2 })),
      }
  }
}

export const surfaceIn = (light: Light, colour: string) =>
  light === 'floodlights' ? byNight(colour) : colour

/** Shadows at night are nearly black, but keep a little of the ground's colour. */
export const shadeIn = (light: Light, shade: string) =>
  light === 'floodlights' ? mix(shade, '#010603', 0.8) : shade

export function direction(degrees: number): readonly [dx: number, dy: number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}

export const round = (value: number, digits = 1) => {
  const tens = 10 ** digits
  return Math.round(value * tens) / tens
}
