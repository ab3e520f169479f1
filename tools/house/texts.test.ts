import { expect, test } from 'vitest'
import { isTest, sourceFiles, withoutComments } from './source-files.ts'

/** Pages of long prose are texts themselves. */
const PROSE = /^apps\/web\/src\/features\/pages\/(help|faq|privacy|terms|fair-toss)-page\.tsx$/
const PAGES = /^apps\/web\/src\/(features|shell|ui)\/.*\.tsx$/
/** Words between two tags, or in an attribute that people read or hear. */
const LITERALS = [
  /<\/?[a-zA-Z](?:[^<>]|=>)*>\s*((?!return\b)[A-Za-z][\w'’,-]*(?:\s+[\w'’,.:?!-]+)+)\s*</g,
  /\b(?:title|label|aria-label|alt|placeholder|hint|note|lead|busyText|confirmText|cancelText)="([^"]*\s[^"]*)"/g,
]

const literalsOf = (text: string): string[] =>
  LITERALS.flatMap((pattern) => [...withoutComments(text).matchAll(pattern)].map(([, words = '']) => words))

test('every sentence that people read stands in the texts module of its feature', () => {
  const pages = sourceFiles.filter((file) => PAGES.test(file.path) && !PROSE.test(file.path) && !isTest(file))
  expect(pages.length).toBeGreaterThan(200)
  expect(pages.flatMap(({ path, text }) => literalsOf(text).map((words) => `${path}: ${words}`))).toEqual([])
})

test.each([
  '<p>Nothing played yet</p>',
  '<Panel title="The teams">',
  '<Button onClick={save}>\n  Save it\n</Button>',
])('a sentence is found in %s', (text) => {
  expect(literalsOf(text)).toHaveLength(1)
})

test.each(['<p>{texts.nothingYet}</p>', '<Icon name="tick" />', 'const a = b < c && d > e'])(
  'no sentence is found in %s',
  (text) => {
    expect(literalsOf(text)).toEqual([])
  },
)

const CLOSED_DIALOG = /<(?:ConfirmDialog|Dialog|Sheet)\b[^>]*?\bopen=\{[\w.]+ !== null\}/g

test('a dialog about something is in the page only with that thing, so that no sentence lacks its name', () => {
  const waiting = sourceFiles.filter(({ path }) => PAGES.test(path))
  expect(waiting.flatMap(({ path, text }) => [...text.matchAll(CLOSED_DIALOG)].map(() => path))).toEqual([])
})

test('no sentence takes a part that may be missing', () => {
  const texts = sourceFiles.filter(({ path }) => /^apps\/web\/src\/.*\/texts\.ts$/.test(path))
  const printed = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/\((\w+): string \| undefined\) =>\s*`[^`]*\$\{\1\}/g)].map(() => path),
  )
  expect(texts.length).toBeGreaterThan(5)
  expect(printed).toEqual([])
})
