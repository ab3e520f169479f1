import { expect, test } from 'vitest'
import { bannedNames, bannedWords } from './glossary.ts'
import { isCode, read, sourceFiles } from './source-files.ts'

const banned = bannedWords(read('docs/glossary.md'))

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
