import { expect, test } from 'vitest'
import { isTest, sourceFiles, withoutComments } from './source-files.ts'

/** Pages of long prose are texts themselves. */
const PROSE = /^apps\/web\/src\/features\/pages\/(help|faq|privacy|terms|fair-toss)-page\.tsx$/
const PAGES = /^apps\/web\/src\/(features|shell|ui)\/.*\.tsx$/
/** Words between two tags, or in an attribute that is visible or read aloud. */
const LITERALS = [
  /<\/?[a-zA-Z](?:[^<>]|=>)*>\s*((?!return\b)[A-Za-z][\w'’,-]*(?:\s+[\w'’,.:?!-]+)+)\s*</g,
  /\b(?:title|label|aria-label|alt|placeholder|hint|note|lead|busyText|confirmText|cancelText)="([^"]*\s[^"]*)"/g,
]

const literalsOf = (text: string): string[] =>
  LITERALS.flatMap((pattern) => [...withoutComments(text).matchAll(pattern)].map(([, words = '']) => words))

test('every sentence for people is in the texts module of its feature', () => {
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

test('no page announces what does not exist', () => {
  const pages = sourceFiles.filter((file) => /^apps\/web\/(src\/|index)/.test(file.path) && !isTest(file))
  expect(pages.length).toBeGreaterThan(500)
  const promising = pages.filter(({ text }) => /\b(?:coming|available) soon\b/i.test(withoutComments(text)))
  expect(promising.map(({ path }) => path)).toEqual([])
})

test('no score is built by hand: a line could break after its dash', () => {
  const byHand = sourceFiles.filter(
    (file) =>
      /^(apps|packages)\//.test(file.path) &&
      !isTest(file) &&
      /\}\s?–\s?\$?\{/.test(withoutComments(file.text)),
  )
  expect(byHand.map(({ path }) => path)).toEqual([])
})

const CLOSED_DIALOG = /<(?:ConfirmDialog|Dialog|Sheet)\b[^>]*?\bopen=\{[\w.]+ !== null\}/g

test('a dialog about something is in the page only with that thing, so that no sentence lacks its name', () => {
  const waiting = sourceFiles.filter(({ path }) => PAGES.test(path))
  expect(waiting.flatMap(({ path, text }) => [...text.matchAll(CLOSED_DIALOG)].map(() => path))).toEqual([])
})

const HANDLERS = /^apps\/server\/src\/features\/[^/]+\/(?!texts\.|mails\.|testing\.)[\w-]+\.ts$/
const REPLY = /\b(?:message|reason|first):[^,}\n]*?(['"`])(?=[A-Z$])(?:(?!\1).)*\s(?:(?!\1).)*\1/g

const replySentences = (text: string): string[] => withoutComments(text).match(REPLY) ?? []

test('every sentence in a reply of the server is in the texts module of its feature', () => {
  const handlers = sourceFiles.filter((file) => HANDLERS.test(file.path) && !isTest(file))
  expect(handlers.length).toBeGreaterThan(100)
  expect(
    handlers.flatMap(({ path, text }) => replySentences(text).map((words) => `${path}: ${words}`)),
  ).toEqual([])
})

test.each(["return { message: 'Player moved.' }", 'message: isIn ? `You are in.` : texts.asked,'])(
  'a sentence is found in the reply %s',
  (text) => {
    expect(replySentences(text)).toHaveLength(1)
  },
)

test('no sentence takes a part that may be missing', () => {
  const texts = sourceFiles.filter(({ path }) => /^apps\/web\/src\/.*\btexts\.ts$/.test(path))
  const printed = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/\((\w+): string \| undefined\) =>\s*`[^`]*\$\{\1\}/g)].map(() => path),
  )
  expect(texts.length).toBeGreaterThan(5)
  expect(printed).toEqual([])
})

const TEXTS = /(^|[/-])texts\.ts$/
/** Would fix the English words in the type, or leave a text out of it. */
const PINNED = /\bas const\b|^export (?!const \w+ = |const \w+: Record)/m

test('a second language is a second module: no texts module fixes its words in a type, and all its exports are texts', () => {
  const modules = sourceFiles.filter(({ path }) => path.startsWith('apps/') && TEXTS.test(path))
  expect(modules.length).toBeGreaterThan(40)
  expect(modules.filter(({ text }) => PINNED.test(text)).map(({ path }) => path)).toEqual([])
})

test.each(["export const a = { b: 'c' } as const", 'export function a() {}'])(
  'a module with %s is not ready for another language',
  (text) => {
    expect(PINNED.test(text)).toBe(true)
  },
)
