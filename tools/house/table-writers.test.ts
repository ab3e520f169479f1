import { expect, test } from 'vitest'
import { isTest, isTesting, sourceFiles } from './source-files.ts'
import { foreignWrites, tablesOf } from './table-writers.ts'

const server = sourceFiles.filter(
  (file) => file.path.startsWith('apps/server/src/') && !isTest(file) && !isTesting(file),
)
const tables = tablesOf(server)

test('this test finds the tables', () => {
  expect(tables.length).toBeGreaterThan(20)
  expect(tables).toContainEqual({
    symbol: 'members',
    name: 'group_members',
    owner: 'apps/server/src/features/members/',
  })
})

test('every table is written only by the feature that declares it', () => {
  // a restore writes the rows of every table from the archive
  const inFeatures = server.filter(({ path }) => !path.startsWith('apps/server/src/platform/backup/'))
  expect(inFeatures.flatMap((file) => foreignWrites(file, tables))).toEqual([])
})

const IMPORTED = "import { members } from '../members/tables.ts'\n"
test.each([
  ['by the query builder', `${IMPORTED}await sql\n.update(members).set({})`],
  ['in a statement with the table as a value', `${IMPORTED}query\`insert into \${members} (id)\``],
  ['in a statement by its name', 'query`delete from group_members where id = 1`'],
])('a write from another feature is found: %s', (_, text) => {
  expect(foreignWrites({ path: 'apps/server/src/features/groups/store.ts', text }, tables)).toHaveLength(1)
  expect(foreignWrites({ path: 'apps/server/src/features/members/store.ts', text }, tables)).toEqual([])
})

test('a read, a comment and a set of the same name are no writes', () => {
  const text = `${IMPORTED}// delete from group_members\nawait sql.select().from(members)\nvenues.delete(venues)`
  expect(foreignWrites({ path: 'apps/server/src/features/groups/store.ts', text }, tables)).toEqual([])
})

/** Without its type Biome does not see that a call is not awaited, and a statement that nothing awaits is never sent. */
const UNTYPED_WRITE = /const (\w+) = \(sql: Sql[^=]*\) =>\s*sql\s*\.(?:insert|update|delete|execute)\b/g

test('a function that is one writing statement says that it is a promise', () => {
  const found = server.flatMap(({ path, text }) =>
    [...text.matchAll(UNTYPED_WRITE)].map(([, name]) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})
