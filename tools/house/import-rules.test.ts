import { expect, test } from 'vitest'
import { importsOf, importViolations, impureLines, reachedFrom, targetOf } from './import-rules.ts'
import { isCode, isTest, isTesting, sourceFiles } from './source-files.ts'

const code = sourceFiles.filter(isCode)

test('this test finds more than a hundred files, and imports in most of them', () => {
  expect(code.length).toBeGreaterThan(100)
  expect(code.filter(({ text }) => importsOf(text).length > 0).length).toBeGreaterThan(100)
})

test('no file imports what it may not', () => {
  expect(code.flatMap(importViolations)).toEqual([])
})

test('the rules use neither time nor chance nor the outside world: time and chance are arguments', () => {
  const rules = code.filter(
    (file) => file.path.startsWith('packages/rules/') && !isTest(file) && !isTesting(file),
  )
  expect(rules.length).toBeGreaterThan(10)
  expect(rules.flatMap(({ path, text }) => impureLines(text).map((line) => `${path}: ${line}`))).toEqual([])
})

test('the game does not depend on answers: attendance changes no arrival, no window and no draft', () => {
  const roots = ['game', 'arrival', 'draft', 'auto-assign', 'even-teams', 'move-player', 'match', 'take-back']
  const pathOf = (name: string) => `packages/rules/src/${name}.ts`
  const reached = reachedFrom(roots.map(pathOf), code)
  expect(reached.size).toBeGreaterThan(25)
  const answers = ['attendance', 'answers', 'attendance-record', 'scheduled-game', 'game-steps', 'plan-game']
  const paths = answers.map(pathOf)
  expect(paths.filter((path) => !code.some((file) => file.path === path))).toEqual([])
  expect(paths.filter((path) => reached.has(path))).toEqual([])
})

test.each([
  ['packages/rules/src/team-queue.ts', "import { z } from 'zod'"],
  ['packages/rules/src/team-queue.ts', "import { readFileSync } from 'node:fs'"],
  ['packages/rules/src/team-queue.ts', "import { arrivedGame } from './testing/games.ts'"],
  [
    'packages/contract/src/groups.ts',
    "import type { Sql } from '../../../apps/server/src/platform/db/database.ts'",
  ],
  ['packages/contract/src/groups.ts', "import fastify from 'fastify'"],
  ['apps/server/src/platform/http/mount.ts', "import { joinGroup } from '@turnout/contract/groups'"],
  ['apps/server/src/platform/http/mount.ts', "import { may } from '@turnout/rules/membership'"],
  ['apps/server/src/platform/http/mount.ts', "export { findGroup } from '../../features/groups/public.ts'"],
  ['apps/server/src/features/groups/join-group.ts', "import { seat } from '../members/store.ts'"],
  ['apps/server/src/features/groups/join-group.ts', "import { createApp } from '../../app.ts'"],
  ['apps/server/src/features/groups/join-group.ts', "import { person } from '../../testing/people.ts'"],
  ['apps/web/src/ui/button.tsx', "import { may } from '@turnout/rules/membership'"],
  ['apps/web/src/ui/button.tsx', "const page = () => import('../features/groups/group-page.tsx')"],
  ['apps/web/src/art/bib.tsx', "import { Button } from '../ui/button.tsx'"],
  ['packages/art/src/ball.tsx', "import { Bib } from '../../../apps/web/src/art/bib.tsx'"],
  ['packages/art/src/ball.tsx', "import { may } from '@turnout/rules/membership'"],
  ['apps/web/src/platform/api/call.ts', "import { useJoinGroup } from '../../features/groups/actions.ts'"],
  ['apps/web/src/features/groups/group-page.tsx', "import { useCheckIn } from '../game-day/actions.ts'"],
  ['apps/web/src/features/groups/group-page.tsx', "import { Header } from '../../shell/header.tsx'"],
  ['apps/web/src/shell/header.tsx', "import { readFileSync } from 'node:fs'"],
  ['apps/web/src/shell/header.tsx', "import { config } from '../../../server/src/config.ts'"],
])('a forbidden import is found: %s with %s', (path, text) => {
  expect(importViolations({ path, text })).toHaveLength(1)
})

test.each([
  [
    'packages/rules/src/team-queue.test.ts',
    "import { arrivedGame } from './testing/games.ts'\nimport fc from 'fast-check'",
  ],
  [
    'packages/contract/src/groups.ts',
    "import { may } from '@turnout/rules/membership'\nimport * as z from 'zod'",
  ],
  ['apps/server/src/platform/http/mount.ts', "import type { Endpoint } from '@turnout/contract/endpoint'"],
  ['apps/server/src/features/groups/join-group.ts', "import { seat } from '../members/public.ts'"],
  ['apps/server/src/features/groups/join-group.ts', "import { members } from '../members/tables.ts'"],
  ['apps/server/src/features/groups/join-group.test.ts', "import { person } from '../../testing/people.ts'"],
  ['apps/web/src/art/bib.tsx', "import { ordinal } from '@turnout/rules/words'"],
  ['apps/web/src/art/bib.tsx', "import { INK } from '@turnout/art/colour.ts'"],
  [
    'packages/art/src/ball.tsx',
    "import { teamName } from '@turnout/rules/words'\nimport { useId } from 'react'",
  ],
  ['apps/web/src/shell/header.tsx', "import { GroupPage } from '../features/groups/group-page.tsx'"],
  ['packages/rules/src/team-queue.ts', "// import { z } from 'zod'\n/* import x from 'fastify' */"],
])('an allowed import is accepted: %s with %s', (path, text) => {
  expect(importViolations({ path, text })).toEqual([])
})

test('one of our packages and a path into it are the same place', () => {
  const path = 'packages/contract/src/groups.ts'
  expect(targetOf({ path }, '@turnout/rules/team-queue')).toBe('packages/rules/src/team-queue.ts')
  expect(targetOf({ path }, '../../rules/src/team-queue.ts')).toBe('packages/rules/src/team-queue.ts')
})

test.each([
  'const at = Date.now()',
  'new Date()',
  'Math.random() < 0.5',
  'console.log(at)',
  'await fetch(url)',
])('a use of the outside world in a rule is found: %s', (line) => {
  expect(impureLines(`/** Date.now() is only spoken of here. */\n${line}`)).toEqual([line])
})
