import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '../../platform/testing/local-storage.ts'
import { clearReturnPath, goalOf, savedReturnPath, saveReturnPath } from './return-path.ts'

const NOW = Date.parse('2026-06-02T18:00:00Z')
const HOUR_MS = 3_600_000
const INVITE = '/my-sports-groups/0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c/join?invite=abc'

beforeEach(stubLocalStorage)
afterEach(() => vi.unstubAllGlobals())

test('an invitation waits for the mail that opens a new account, as long as its link works', () => {
  saveReturnPath(INVITE, NOW)
  expect(savedReturnPath(NOW + 47 * HOUR_MS)).toBe(INVITE)
  expect(savedReturnPath(NOW + 48 * HOUR_MS)).toBeUndefined()
  expect(savedReturnPath(NOW)).toBeUndefined()
})

test('whoever signs up next on the same device wants nothing of what waited before', () => {
  saveReturnPath(INVITE, NOW)
  saveReturnPath(undefined, NOW)
  expect(savedReturnPath(NOW)).toBeUndefined()
})

test('an invitation that somebody has gone on to waits for nobody else', () => {
  saveReturnPath(INVITE, NOW)
  clearReturnPath()
  expect(savedReturnPath(NOW)).toBeUndefined()
})

test('[A19] a new account is led to no page that is not ours', () => {
  saveReturnPath('https://evil.example/home', NOW)
  expect(savedReturnPath(NOW)).toBe('/home')
})

const EVENT = '/events/0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c'
const GROUP = { group_id: '0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c' }

test.each([
  [INVITE, { ...GROUP, invite: 'abc' }],
  [INVITE.replace('?invite=abc', ''), GROUP],
  [`${INVITE}${'x'.repeat(200)}`, GROUP],
  ['/my-sports-groups', {}],
  ['/my-sports-groups/the-tuesday-one/join', {}],
  [undefined, {}],
  [`${EVENT}?answer=in`, { event_id: '0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c' }],
  [EVENT, {}],
  [`${EVENT}?answer=out`, {}],
])('who is on the way to %s signs up for %j', (next, goal) => {
  expect(goalOf(next)).toEqual(goal)
})
