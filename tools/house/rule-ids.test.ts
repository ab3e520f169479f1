import { expect, test } from 'vitest'
import { isTest, isTesting, read, sourceFiles, withoutComments } from './source-files.ts'

const ID = /\[([A-Z]-\d+)\]/g
const idsIn = (text: string): string[] => [...text.matchAll(ID)].map(([, id = '']) => id)
const unique = (ids: readonly string[]) =>
  [...new Set(ids)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

const comments = (text: string): string =>
  (text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []).join('\n')

const ours = sourceFiles.filter(({ path }) => !path.startsWith('tools/'))
const written = [...read('docs/rules.md').matchAll(/^\| ([A-Z]-\d+) \|/gm)].map(([, id = '']) => id)
const documented = unique(
  ours.filter((file) => !isTest(file) && !isTesting(file)).flatMap(({ text }) => idsIn(comments(text))),
)
const played = unique(ours.filter(isTest).flatMap(({ text }) => idsIn(withoutComments(text))))

const untested = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id))

test('this test finds the rules', () => {
  expect(written.length).toBeGreaterThan(50)
  expect(idsIn('/** [Z-1] A rule. */ test("[Z-12] it holds")')).toEqual(['Z-1', 'Z-12'])
  expect(idsIn(comments('/** [Z-1] A rule. */ test("[Z-12] it holds") // [Z-3]'))).toEqual(['Z-1', 'Z-3'])
})

test('no rule is in docs/rules.md twice', () => {
  expect(written).toEqual(unique(written).sort((a, b) => written.indexOf(a) - written.indexOf(b)))
})

test('every rule in docs/rules.md is tested by at least one test with its [id] in the title', () => {
  expect(untested(written, played)).toEqual([])
})

test('every rule in docs/rules.md is implemented by code with its [id] in a comment', () => {
  expect(untested(written, documented)).toEqual([])
})

test('every [id] in a comment of the code is in docs/rules.md', () => {
  expect(untested(documented, written)).toEqual([])
})

test('every [id] in the title of a test is in docs/rules.md', () => {
  expect(untested(played, written)).toEqual([])
})
