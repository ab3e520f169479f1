import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

type Theme = 'light' | 'dark'

/** The colours of every block with this selector in one theme, as `{ panel: '#ffffff' }`. */
function coloursOf(selector: string, theme: Theme): Record<string, string> {
  const blocks = css.split(`\n${selector} {`).slice(1)
  const lines = blocks.flatMap((block) => [
    ...(block.split('\n}')[0] ?? '').matchAll(/--([\w-]+): (?:(#\w{6})|light-dark\((#\w{6}), (#\w{6})\));/g),
  ])
  return Object.fromEntries(
    lines.map(([, name = '', always, light, dark]) => [
      name,
      always ?? (theme === 'light' ? light : dark) ?? '',
    ]),
  )
}

const tokensOf = (theme: Theme) => ({ ...coloursOf(':root', theme), ...coloursOf('[data-theme]', theme) })

const themes = {
  Matchday: tokensOf('light'),
  Floodlights: tokensOf('dark'),
  'the big board': { ...tokensOf('dark'), ...coloursOf('[data-board]', 'dark') },
}

function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [brightness(one), brightness(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Text and ground pairs of a live match. */
const WRITTEN = [
  ['ink', 'panel'],
  ['ink', 'page'],
  ['ink', 'sunk'],
  ['ink-2', 'panel'],
  ['ink-2', 'page'],
  ['white', 'live-a'],
  ['white', 'live-b'],
  ['white', 'live-circle'],
  ['white', 'scrim'],
  ['white', 'turf-button'],
  ['on-plate', 'plate'],
  ['on-hi', 'hi'],
  ['on-red', 'red-fill'],
  ['on-warn', 'warn-bg'],
  ['warn', 'panel'],
  ['ok', 'panel'],
  ['red', 'panel'],
] as const

const cases = Object.entries(themes).flatMap(([theme, colours]) =>
  WRITTEN.map(([text, ground]) => ({ theme, text, ground, colours: colours as Record<string, string> })),
)

test.each(cases)('in $theme $text on $ground keeps seven to one', ({ text, ground, colours }) => {
  expect(contrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(7)
})

test('white on black is twenty-one to one', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
})
