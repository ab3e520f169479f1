import { endpoints } from '@turnout/contract/endpoints'
import { expect, test } from 'vitest'
import {
  forbiddenPatterns,
  handlerFile,
  listedButMissing,
  misnamed,
  missingExport,
  tooLong,
} from './file-names.ts'
import { isCode, sourceFiles } from './source-files.ts'

const handlerFiles: ReadonlySet<string> = new Set(endpoints.map(({ name }) => handlerFile(name)))
const code = sourceFiles.filter(isCode)
const typed = code.filter(({ path }) => /\.tsx?$/.test(path))

test('this test finds the source', () => {
  expect(code.length).toBeGreaterThan(100)
  expect(handlerFiles.size).toBeGreaterThan(40)
  expect(handlerFile('joinGroup')).toBe('join-group.ts')
})

test('every file has an allowed name: kebab-case, a verb of the contract or a word of the vocabulary', () => {
  expect(sourceFiles.flatMap((file) => misnamed(file, handlerFiles))).toEqual([])
})

test('the vocabulary lists no word without a file', () => {
  expect(listedButMissing(sourceFiles)).toEqual([])
})

test('a file named after a verb, a page or a hook exports it', () => {
  expect(typed.flatMap((file) => missingExport(file, handlerFiles))).toEqual([])
})

test('no file exceeds its limit of lines', () => {
  expect(sourceFiles.flatMap(tooLong)).toEqual([])
})

test('there are no default exports, no barrels and no any', () => {
  expect(typed.flatMap(forbiddenPatterns)).toEqual([])
})

test.each([
  'apps/server/src/features/groups/joinGroup.ts',
  'apps/server/src/features/groups/group-service.ts',
  'apps/server/src/features/groups/sql/store.ts',
  'apps/server/src/features/groups/run-game-command.ts',
  'apps/web/src/features/groups/hooks.ts',
  'apps/web/src/features/groups/parts/card.tsx',
  'packages/rules/src/utils.ts',
  'packages/contract/src/index.ts',
])('a wrong name is found: %s', (path) => {
  expect(misnamed({ path }, handlerFiles)).toHaveLength(1)
})

test.each([
  'apps/server/src/features/groups/join-group.ts',
  'apps/server/src/features/groups/join-group.test.ts',
  'apps/server/src/features/groups/store.ts',
  'apps/server/src/features/game/run-game-command.ts',
  'apps/web/src/features/groups/group-page.module.css',
  'apps/web/vite.config.ts',
])('an allowed name is accepted: %s', (path) => {
  expect(misnamed({ path }, handlerFiles)).toEqual([])
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
])('a forbidden pattern is found: %s', (text) => {
  expect(forbiddenPatterns({ path: PATH, text })).toHaveLength(1)
})

test.each([
  "export const joinGroup = 1\nexport type { Seat } from './seat.ts'",
  "const words = 'not any of them, any at all' // as any",
  '// biome-ignore lint/suspicious/noExplicitAny: the concrete type is gone by here\ntype AnyCall = Call<any>',
  'const any = (list: number[]) => list.length > 0',
])('an allowed pattern is accepted: %s', (text) => {
  expect(forbiddenPatterns({ path: PATH, text })).toEqual([])
})

test('a verb without its handler and a file that is too long are found', () => {
  expect(missingExport({ path: PATH, text: 'export const seat = 1' }, handlerFiles)).toHaveLength(1)
  expect(missingExport({ path: PATH, text: 'export const joinGroup = 1' }, handlerFiles)).toEqual([])
  const page = 'apps/web/src/features/groups/group-page.tsx'
  expect(missingExport({ path: page, text: 'export const Group = 1' }, handlerFiles)).toHaveLength(1)
  expect(tooLong({ path: PATH, text: 'x\n'.repeat(251) })).toHaveLength(1)
  expect(tooLong({ path: PATH, text: 'x\n'.repeat(250) })).toEqual([])
  expect(tooLong({ path: 'packages/rules/src/testing/games.ts', text: 'x\n'.repeat(251) })).toHaveLength(1)
})
