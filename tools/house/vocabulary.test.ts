import { endpoints } from '@turnout/contract/endpoints'
import { expect, test } from 'vitest'
import { isCode, sourceFiles } from './source-files.ts'
import { badHabits, misnamed, tooLong, verbFile, wordsWithoutFile, wrongInside } from './vocabulary.ts'

const verbs: ReadonlySet<string> = new Set(endpoints.map(({ name }) => verbFile(name)))
const code = sourceFiles.filter(isCode)
const typed = code.filter(({ path }) => /\.tsx?$/.test(path))

test('this test sees the house', () => {
  expect(code.length).toBeGreaterThan(100)
  expect(verbs.size).toBeGreaterThan(40)
  expect(verbFile('joinGroup')).toBe('join-group.ts')
})

test('every file has a name of the house: kebab-case, a verb of the contract or a word of the vocabulary', () => {
  expect(sourceFiles.flatMap((file) => misnamed(file, verbs))).toEqual([])
})

test('the vocabulary lists no word whose file is gone', () => {
  expect(wordsWithoutFile(sourceFiles)).toEqual([])
})

test('a file named after a verb, a page or a hook exports it', () => {
  expect(typed.flatMap((file) => wrongInside(file, verbs))).toEqual([])
})

test('no file is longer than can be read at once', () => {
  expect(code.flatMap(tooLong)).toEqual([])
})

test('there are no default exports, no barrels and no any', () => {
  expect(typed.flatMap(badHabits)).toEqual([])
})

test.each([
  'apps/server/src/features/groups/joinGroup.ts',
  'apps/server/src/features/groups/group-service.ts',
  'apps/server/src/features/groups/sql/store.ts',
  'apps/server/src/features/groups/play.ts',
  'apps/web/src/features/groups/hooks.ts',
  'apps/web/src/features/groups/parts/card.tsx',
  'packages/rules/src/utils.ts',
  'packages/contract/src/index.ts',
])('a strange name is caught: %s', (path) => {
  expect(misnamed({ path }, verbs)).toHaveLength(1)
})

test.each([
  'apps/server/src/features/groups/join-group.ts',
  'apps/server/src/features/groups/join-group.test.ts',
  'apps/server/src/features/groups/store.ts',
  'apps/server/src/features/evening/play.ts',
  'apps/web/src/features/groups/group-page.module.css',
  'apps/web/vite.config.ts',
])('a name of the house is let through: %s', (path) => {
  expect(misnamed({ path }, verbs)).toEqual([])
})

const PATH = 'apps/server/src/features/groups/join-group.ts'

test.each([
  'export default function joinGroup() {}',
  "export { joinGroup } from './seat.ts'\nexport type { Seat } from './seat.ts'",
  "export * from './seat.ts'",
  "export {\n  joinGroup,\n  leaveGroup,\n} from './seat.ts'",
  'const row = {} as any',
  'const rows: any[] = []',
  'const rows = new Map<string, any>()',
])('a bad habit is caught: %s', (text) => {
  expect(badHabits({ path: PATH, text })).toHaveLength(1)
})

test.each([
  "export const joinGroup = 1\nexport type { Seat } from './seat.ts'",
  "const words = 'not any of them, any at all' // as any",
  '// biome-ignore lint/suspicious/noExplicitAny: the concrete type is gone by here\ntype AnyCall = Call<any>',
  'const any = (list: number[]) => list.length > 0',
])('what is no bad habit is let through: %s', (text) => {
  expect(badHabits({ path: PATH, text })).toEqual([])
})

test('a verb without its handler and a file too long are caught', () => {
  expect(wrongInside({ path: PATH, text: 'export const seat = 1' }, verbs)).toHaveLength(1)
  expect(wrongInside({ path: PATH, text: 'export const joinGroup = 1' }, verbs)).toEqual([])
  const page = 'apps/web/src/features/groups/group-page.tsx'
  expect(wrongInside({ path: page, text: 'export const Group = 1' }, verbs)).toHaveLength(1)
  expect(tooLong({ path: PATH, text: 'x\n'.repeat(251) })).toHaveLength(1)
  expect(tooLong({ path: PATH, text: 'x\n'.repeat(250) })).toEqual([])
})
