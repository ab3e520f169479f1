import { expect, test } from 'vitest'
import { nameOf, sourceFiles, withoutComments } from './source-files.ts'

/** The gallery is a page for developers and not part of the product. */
const STYLES = sourceFiles.filter(
  ({ path }) =>
    path.endsWith('.module.css') && path.startsWith('apps/web/src/') && !path.includes('/gallery/'),
)
const SPACE_OR_RADIUS = /^((row|column)-)?gap$|^(padding|margin)(-|$)|radius$/
const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab)a?\(/gi

/** A hairline, and a deliberate overlap: a negative margin depends on the size of one drawing. */
const isHairlineOrOverlap = (value: string) => Number.parseFloat(value) <= 1
/**
 * The parts in ui/ are corrected by eye where a step of the scale is a pixel off; their stored pictures show
 * that. Screens use the scale.
 */
const isOpticalCorrection = (path: string, value: string) =>
  path.startsWith('apps/web/src/ui/') && Number.parseFloat(value) % 2 === 1
/** Layout: the width of a page's column, from which its padding follows. */
const isPageWidth = (declaration: string) => declaration.includes('50vw')

const declarationsOf = (text: string) =>
  [...withoutComments(text).matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([all, property = '', value = '']) => ({
    all: all.replaceAll(/\s+/g, ' '),
    property,
    value,
  }))

const found = STYLES.flatMap(({ path, text }) =>
  declarationsOf(text).map((declaration) => ({ path, ...declaration })),
)
const describe = ({ path, all }: (typeof found)[number]) => `${nameOf(path)}: ${all}`

test('space and radius are steps of the scale in tokens.css', () => {
  const strays = found.filter(
    ({ path, property, value, all }) =>
      SPACE_OR_RADIUS.test(property) &&
      !isPageWidth(all) &&
      (value.match(/-?[\d.]+px/g) ?? []).some(
        (length) => !isHairlineOrOverlap(length) && !isOpticalCorrection(path, length),
      ),
  )
  expect(strays.map(describe)).toEqual([])
})

test('the size of type is a token, or follows its container', () => {
  const strays = found.filter(
    ({ property, value }) =>
      /^font(-size)?$/.test(property) && /^(\w+ )*[\d.]+(px|rem)\b/.test(value.split('/')[0] ?? ''),
  )
  expect(strays.map(describe)).toEqual([])
})

test('colours are defined in tokens.css, once for both themes', () => {
  expect(found.filter(({ value }) => value.match(COLOUR)).map(describe)).toEqual([])
})
