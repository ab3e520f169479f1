import { expect, test } from 'vitest'
import { bibOf } from './bibs.ts'

const sixteen = Array.from({ length: 16 }, (_, index) => bibOf(index + 1))

test('sixteen teams wear sixteen bibs', () => {
  const looks = sixteen.map(({ number, colour, pattern }) => `${number} ${colour} ${pattern}`)
  expect(new Set(looks).size).toBe(16)
})

test('no two teams share both colours in the same places', () => {
  const looks = sixteen.map(({ colour, second, pattern }) => `${colour} ${second} ${pattern}`)
  expect(new Set(looks).size).toBe(16)
})

test('sixteen teams have sixteen names', () => {
  expect(new Set(sixteen.map(({ name }) => name)).size).toBe(16)
})

test('every number can be read on its bib', () => {
  for (const { colour, numberColour } of sixteen) {
    expect(contrast(colour, numberColour), `${numberColour} on ${colour}`).toBeGreaterThanOrEqual(4.5)
  }
})

/** WCAG 2 contrast of two colours. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((index) => {
    const part = Number.parseInt(hex.slice(index, index + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
