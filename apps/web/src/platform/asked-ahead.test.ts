import { expect, test } from 'vitest'
import { type Asked, askedAhead, dropAsked } from './asked-ahead.ts'

let nr = 0

/** An answer to a question that nobody has asked before. */
function ahead(asked: Partial<Asked> = {}): string {
  nr += 1
  const url = `/api/v1/question-${nr}`
  lies(url, asked)
  return url
}

const lies = (url: string, asked: Partial<Asked> = {}) => {
  const answer = Promise.resolve(new Response('said'))
  globalThis.turnoutAsked = new Map([[url, { token: 'of Ada', at: performance.now(), answer, ...asked }]])
}

test('an answer that was asked for before the app came is taken up once', async () => {
  const url = ahead()
  expect(await (await askedAhead(url, 'of Ada'))?.text()).toBe('said')
  expect(await askedAhead(url, 'of Ada')).toBeNull()
})

test('it is not for whoever asks again, nor for anybody once something was done', async () => {
  const url = ahead()
  await askedAhead(url, 'of Ada')
  lies(url)
  expect(await askedAhead(url, 'of Ada')).toBeNull()
  const other = ahead()
  dropAsked()
  expect(await askedAhead(other, 'of Ada')).toBeNull()
})

test.each<[string, () => Partial<Asked>]>([
  ['is somebody else’s', () => ({ token: 'of Ben' })],
  ['is nobody’s', () => ({ token: null })],
  ['is old', () => ({ at: performance.now() - 20_000 })],
  ['is a refusal', () => ({ answer: Promise.resolve(new Response('{}', { status: 503 })) })],
  ['never came', () => ({ answer: Promise.reject(new TypeError('no network')) })],
])('it is not taken when it %s', async (_, asked) => {
  expect(await askedAhead(ahead(asked()), 'of Ada')).toBeNull()
})
