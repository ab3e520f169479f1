import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '../../platform/testing/local-storage.ts'
import { clearReturnPath, goalOf, savedReturnPath, saveReturnPath } from './return-path.ts'

const NOW = Date.parse('2026-06-02T18:00:00Z')
const HOUR_MS = 3_600_000
const INVITE = '/my-sports-groups/0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c/join?invite=abc'

beforeEach(stubLocalStorage)
afterEach(() => vi.unstubAllGlobals())

test('an invitation is stored as long as the link of the activation mail works', () => {
  saveReturnPath(INVITE, NOW)
  expect(savedReturnPath(NOW + 47 * HOUR_MS)).toBe(INVITE)
  expect(savedReturnPath(NOW + 48 * HOUR_MS)).toBeUndefined()
  expect(savedReturnPath(NOW)).toBeUndefined()
})

test('the next person who signs up on the same device gets no earlier return path', () => {
  saveReturnPath(INVITE, NOW)
  saveReturnPath(undefined, NOW)
  expect(savedReturnPath(NOW)).toBeUndefined()
})

test('an invitation that was opened is not kept for the next person', () => {
  saveReturnPath(INVITE, NOW)
  clearReturnPath()
  expect(savedReturnPath(NOW)).toBeUndefined()
})

test('[A19] a new account is led only to pages of the app', () => {
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
])('the goal of a sign-up on the way to %s is %j', (next, goal) => {
  expect(goalOf(next)).toEqual(goal)
})
