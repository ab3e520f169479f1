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
