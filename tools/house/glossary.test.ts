import { expect, test } from 'vitest'
import { bannedNames, bannedProse, bannedWords } from './glossary.ts'
import { isCode, read, sourceFiles } from './source-files.ts'

const glossary = read('docs/glossary.md')
const banned = bannedWords(glossary, 'Words that no name contains')
const bannedInProse = bannedWords(glossary, 'Words that no comment and no title of a test contains')

test('no name contains a word that the glossary bans', () => {
  expect(banned.size).toBeGreaterThan(30)
  const ours = sourceFiles.filter((file) => isCode(file) && !file.path.startsWith('tools/house/'))
  expect(ours.flatMap((file) => bannedNames(file, banned))).toEqual([])
})

test.each([
  ['packages/rules/src/evening.ts', '', 'evening'],
  ['a.ts', 'const whatWasSaid = 1', 'said'],
  ['a.ts', 'const HOPELESS = 1', 'hopeless'],
  ['a.ts', `const text = \`\${farewell.name} is out\``, 'farewell'],
  ['a.tsx', 'const Card = () => <p title={fateOf(match)}>Over</p>', 'fate'],
])('a banned word is found: %s with %s', (path, text, word) => {
  expect(bannedNames({ path, text }, banned)).toEqual([expect.stringContaining(`'${word}'`)])
})

test.each([
  'row.can_steer_evening',
  "const text = 'Nobody said so'",
  '// nobody needs this',
  'const page = <p>Nobody is here</p>',
])('texts for people and names that stay are accepted: %s', (text) => {
  expect(bannedNames({ path: 'a.tsx', text }, banned)).toEqual([])
})

test('no comment and no title of a test contains a word that the glossary bans', () => {
  expect(bannedInProse.size).toBeGreaterThan(5)
  const ours = sourceFiles.filter(({ path }) => !path.startsWith('tools/house/'))
  expect(ours.flatMap((file) => bannedProse(file, bannedInProse))).toEqual([])
})

test.each([
  ['a.ts', '/** Whoever presses first. */', 'whoever'],
  ['a.ts', 'press() // Nobody waits', 'nobody'],
  ['a.css', '/* What somebody reads. */', 'somebody'],
  ['a.test.ts', "test('everybody plays', () => {", 'everybody'],
  ['a.test.ts', "])('a refusal is told: %s', () => {", 'told'],
])('a word that no comment contains is found: %s with %s', (path, text, word) => {
  expect(bannedProse({ path, text }, bannedInProse)).toEqual([expect.stringContaining(`'${word}'`)])
})

test.each([
  "const text = 'Nobody said so'",
  'const page = <p>Nobody is here</p>',
  "open('https://nobody.org')",
])('what people read is not a comment: %s', (text) => {
  expect(bannedProse({ path: 'a.tsx', text }, bannedInProse)).toEqual([])
})
