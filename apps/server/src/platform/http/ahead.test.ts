import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aheadOf, withAhead } from './ahead.ts'

const folder = mkdtempSync(join(tmpdir(), 'turnout-ahead-'))
const file = join(folder, 'ahead.json')
writeFileSync(file, JSON.stringify({ '/groups/$groupId': '<link $1 />', '/groups': '<link list />' }))
const ahead = aheadOf(file)
rmSync(folder, { recursive: true })

test.each([
  ['/groups', '<link list />'],
  ['/groups/lions', '<link $1 />'],
  ['/groups/lions/edit', ''],
  ['/groups/', ''],
  ['/', ''],
  ['/my/groups', ''],
])('the page at %s names what it is made of: %j', (path, tags) => {
  expect(ahead(path)).toBe(tags)
  expect(withAhead('<head></head><body>', ahead(path))).toBe(`<head>${tags}\n  </head><body>`)
})

test('a build that wrote nothing down has pages that name nothing', () => {
  expect(aheadOf(join(folder, 'nowhere.json'))('/groups')).toBe('')
})
