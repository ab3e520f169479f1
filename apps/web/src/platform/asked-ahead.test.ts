import { beforeEach, expect, test, vi } from 'vitest'
import type { Asked } from './asked-ahead.ts'

const URL = '/api/v1/question'

/** The app as it begins, after the little script has left something for it, or before. */
async function begin() {
  vi.resetModules()
  return import('./asked-ahead.ts')
}

const lies = (asked: Partial<Asked> = {}) => {
  const answer = Promise.resolve(new Response('said'))
  globalThis.turnoutAsked = new Map([[URL, { token: 'of Ada', at: performance.now(), answer, ...asked }]])
}

beforeEach(() => {
  globalThis.turnoutAsked = undefined
})

test('an answer that was asked for before the app came is taken up once', async () => {
  lies()
  const { askedAhead } = await begin()
  expect(await (await askedAhead(URL, 'of Ada'))?.text()).toBe('said')
  expect(await askedAhead(URL, 'of Ada')).toBeNull()
})

test('it is not for anybody once something was done, nor when the app has been here for a while', async () => {
  lies()
  const { askedAhead, dropAsked } = await begin()
  dropAsked()
  expect(await askedAhead(URL, 'of Ada')).toBeNull()

  lies()
  const later = await begin()
  const now = performance.now() + 20_000
  globalThis.turnoutAsked?.set(URL, {
    token: 'of Ada',
    at: now,
    answer: Promise.resolve(new Response('said')),
  })
  vi.spyOn(performance, 'now').mockReturnValue(now)
  expect(await later.askedAhead(URL, 'of Ada')).toBeNull()
  vi.restoreAllMocks()
})

test.each<[string, () => Partial<Asked>]>([
  ['is somebody else’s', () => ({ token: 'of Ben' })],
  ['is nobody’s', () => ({ token: null })],
  ['is old', () => ({ at: performance.now() - 20_000 })],
  ['is a refusal', () => ({ answer: Promise.resolve(new Response('{}', { status: 503 })) })],
  ['never came', () => ({ answer: Promise.reject(new TypeError('no network')) })],
])('it is not taken when it %s', async (_, asked) => {
  lies(asked())
  const { askedAhead } = await begin()
  expect(await askedAhead(URL, 'of Ada')).toBeNull()
})

test('what the app has asked for itself is known to the script, which asks for what an answer names', async () => {
  lies()
  const { askedAhead } = await begin()
  expect(await askedAhead('/api/v1/another', 'of Ada')).toBeNull()
  expect(globalThis.turnoutAsked?.has('/api/v1/another')).toBe(true)
})
