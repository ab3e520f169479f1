export const INK = '#0B2019'
export const WHITE = '#FFFFFF'
export const HI_VIS = '#FFDA1A'
export const PLATE = '#0A1713'

export const BOARD_FONT = "'Special Gothic Variable','Arial Narrow',Arial,sans-serif"

const SUN = '#FFE27A'
const NIGHT = '#00110B'

const channels = (hex: string) =>
  [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16) / 255)

const hexOf = (parts: readonly number[]) =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `share` of the second colour over the first. */
export function mix(under: string, over: string, share: number): string {
  const top = channels(over)
  return hexOf(channels(under).map((part, index) => part + ((top[index] ?? part) - part) * share))
}

/** Ink or white, whichever has the higher contrast on this colour. */
export function readableOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) => part ** 2.2)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2 ? INK : WHITE
}

/**
 * The colour in low sunlight. A CSS blend mode would look the same, but would cost every phone time in every
 * frame; here W3C soft light is computed once per colour.
 */
export function sunlit(hex: string, strength: number): string {
  const sun = channels(SUN)
  const lit = channels(hex).map((base, index) => {
    const light = sun[index] ?? 0.5
    if (light <= 0.5) return base - (1 - 2 * light) * base * (1 - base)
    const lifted = base <= 0.25 ? ((16 * base - 12) * base + 4) * base : Math.sqrt(base)
    return base + (2 * light - 1) * (lifted - base)
  })
  return mix(hex, hexOf(lit), strength)
}

/** A surface under floodlights; for turf this gives the dark theme's turf. */
export const byNight = (hex: string) => mix(hex, NIGHT, 0.45)
