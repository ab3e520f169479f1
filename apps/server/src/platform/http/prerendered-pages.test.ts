import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { prerenderedPages } from './prerendered-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'turnout-drawn-'))
for (const file of [
  'index.html',
  'groups.html',
  'groups~$groupId.html',
  'groups~$groupId~day.html',
  'notes.json',
])
  writeFileSync(join(folder, file), '')
const drawnAs = (file: string, path: string) => `${basename(file)} as ${path}`
const at = prerenderedPages(folder, drawnAs)
writeFileSync(
  join(folder, 'routes.json'),
  JSON.stringify(['/', '/groups/create', '/groups/$groupId', '/faq']),
)
const atRoute = prerenderedPages(folder, drawnAs)
rmSync(folder, { recursive: true })

test.each([
  ['/', 'index.html as /'],
  ['/groups', 'groups.html as /groups'],
  ['/groups/lions', 'groups~$groupId.html as /'],
  ['/groups/lions/day', 'groups~$groupId~day.html as /'],
  ['/groups/lions/edit', undefined],
  ['/groups/', undefined],
  ['/my/groups', undefined],
  ['/notes.json', undefined],
])('the prerendered page at %s is %j', (path, page) => {
  expect(at(path).page).toBe(page)
})

test('an address with a page of its own is not the page of a group of that name', () => {
  expect(atRoute('/groups/lions').page).toBe('groups~$groupId.html as /')
  expect(atRoute('/groups/create').page).toBeUndefined()
  expect(at('/groups/create').page).toBe('groups~$groupId.html as /')
})

test('a build without prerendered pages has no page', () => {
  expect(prerenderedPages(join(folder, 'nowhere'), (file) => file)('/').page).toBeUndefined()
})

test.each([
  ['/', true],
  ['/groups/lions', true],
  ['/groups', false],
  ['/groups/lions/day', false],
  ['/faq', true],
  ['/faqs', false],
])('the app has a page at %s: %j', (path, exists) => {
  expect(atRoute(path).exists).toBe(exists)
  expect(at(path).exists).toBe(true)
})
