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

const said = (what: unknown) => Promise.resolve(new Response(JSON.stringify(what)))

test('answers that have come are read before the page is drawn, and are there at once, and once', async () => {
  lies({ answer: said({ name: 'Hackney' }) })
  const { answersRead, askedAhead, readAhead } = await begin()
  expect(readAhead(URL, 'of Ada')).toBeNull()
  await answersRead(1_000)
  expect(readAhead(URL, 'of Ada')?.said).toEqual({ name: 'Hackney' })
  expect(readAhead(URL, 'of Ada')).toBeNull()
  expect(await askedAhead(URL, 'of Ada')).toBeNull()
})

test('what one answer names is read too, though it was asked for later', async () => {
  const next = said({ score: 3 })
  lies({
    answer: said({ game: 'g1' }).then((answer) => {
      globalThis.turnoutAsked?.set('/next', { token: 'of Ada', at: performance.now(), answer: next })
      return answer
    }),
  })
  const { answersRead, readAhead } = await begin()
  await answersRead(1_000)
  expect(readAhead('/next', 'of Ada')?.said).toEqual({ score: 3 })
})

test('one that is late keeps nobody from what has come', async () => {
  lies({ answer: new Promise<Response>(() => undefined) })
  globalThis.turnoutAsked?.set('/here', {
    token: 'of Ada',
    at: performance.now(),
    answer: said({ score: 3 }),
  })
  const { answersRead, readAhead } = await begin()
  void answersRead(60_000)
  await expect.poll(() => readAhead('/here', 'of Ada')?.said).toEqual({ score: 3 })
})

test('an answer that is late is waited for no longer than is said, and is taken up by whoever asks for it', async () => {
  let come = (_: Response) => {}
  const late = new Promise<Response>((came) => {
    come = came
  })
  lies({ answer: late })
  const { answersRead, askedAhead, readAhead } = await begin()
  await answersRead(1)
  expect(readAhead(URL, 'of Ada')).toBeNull()
  come(new Response('said'))
  expect(await (await askedAhead(URL, 'of Ada'))?.text()).toBe('said')
})

test.each<[string, () => Partial<Asked>]>([
  ['is somebody else’s', () => ({ token: 'of Ben', answer: said(1) })],
  ['is a refusal', () => ({ answer: Promise.resolve(new Response('{}', { status: 403 })) })],
  ['never came', () => ({ answer: Promise.reject(new TypeError('no network')) })],
  ['was cut off', () => ({ answer: Promise.resolve(new Response('{"name":')) })],
])('nothing is read of an answer that %s', async (_, asked) => {
  lies(asked())
  const { answersRead, readAhead } = await begin()
  await answersRead(1_000)
  expect(readAhead(URL, 'of Ada')).toBeNull()
})

test('what was read is forgotten once something was done', async () => {
  lies({ answer: said(1) })
  const { answersRead, dropAsked, readAhead } = await begin()
  await answersRead(1_000)
  dropAsked()
  expect(readAhead(URL, 'of Ada')).toBeNull()
})
