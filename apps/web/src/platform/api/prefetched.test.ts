import { beforeEach, expect, test, vi } from 'vitest'
import type { Prefetched } from './prefetched.ts'

const URL = '/api/v1/question'

/** The app as it begins, after the little script has left something for it, or before. */
async function startApp() {
  vi.resetModules()
  return import('./prefetched.ts')
}

const prefetch = (entry: Partial<Prefetched> = {}) => {
  const response = Promise.resolve(new Response('said'))
  globalThis.turnoutPrefetched = new Map([
    [URL, { token: 'of Ada', requestedAt: performance.now(), response, ...entry }],
  ])
}

beforeEach(() => {
  globalThis.turnoutPrefetched = undefined
})

test('an answer that was asked for before the app came is taken up once', async () => {
  prefetch()
  const { takePrefetched } = await startApp()
  expect(await (await takePrefetched(URL, 'of Ada'))?.text()).toBe('said')
  expect(await takePrefetched(URL, 'of Ada')).toBeNull()
})

test('it is not for anybody once something was done, nor when the app has been here for a while', async () => {
  prefetch()
  const { takePrefetched, dropPrefetched } = await startApp()
  dropPrefetched()
  expect(await takePrefetched(URL, 'of Ada')).toBeNull()

  prefetch()
  const later = await startApp()
  const now = performance.now() + 20_000
  globalThis.turnoutPrefetched?.set(URL, {
    token: 'of Ada',
    requestedAt: now,
    response: Promise.resolve(new Response('said')),
  })
  vi.spyOn(performance, 'now').mockReturnValue(now)
  expect(await later.takePrefetched(URL, 'of Ada')).toBeNull()
  vi.restoreAllMocks()
})

test.each<[string, () => Partial<Prefetched>]>([
  ['is somebody else’s', () => ({ token: 'of Ben' })],
  ['is nobody’s', () => ({ token: null })],
  ['is old', () => ({ requestedAt: performance.now() - 20_000 })],
  ['is a refusal', () => ({ response: Promise.resolve(new Response('{}', { status: 503 })) })],
  ['never came', () => ({ response: Promise.reject(new TypeError('no network')) })],
])('it is not taken when it %s', async (_, entry) => {
  prefetch(entry())
  const { takePrefetched } = await startApp()
  expect(await takePrefetched(URL, 'of Ada')).toBeNull()
})

test('what the app has asked for itself is known to the script, which asks for what an answer names', async () => {
  prefetch()
  const { takePrefetched } = await startApp()
  expect(await takePrefetched('/api/v1/another', 'of Ada')).toBeNull()
  expect(globalThis.turnoutPrefetched?.has('/api/v1/another')).toBe(true)
})

const jsonResponse = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)))

test('answers that have come are read before the page is drawn, and are there at once, and once', async () => {
  prefetch({ response: jsonResponse({ name: 'Hackney' }) })
  const { prefetchedRead, takePrefetched, takeParsed } = await startApp()
  expect(takeParsed(URL, 'of Ada')).toBeNull()
  await prefetchedRead(1_000)
  expect(takeParsed(URL, 'of Ada')?.reply).toEqual({ name: 'Hackney' })
  expect(takeParsed(URL, 'of Ada')).toBeNull()
  expect(await takePrefetched(URL, 'of Ada')).toBeNull()
})

test('what one answer names is read too, though it was asked for later', async () => {
  const next = jsonResponse({ score: 3 })
  prefetch({
    response: jsonResponse({ game: 'g1' }).then((answer) => {
      globalThis.turnoutPrefetched?.set('/next', {
        token: 'of Ada',
        requestedAt: performance.now(),
        response: next,
      })
      return answer
    }),
  })
  const { prefetchedRead, takeParsed } = await startApp()
  await prefetchedRead(1_000)
  expect(takeParsed('/next', 'of Ada')?.reply).toEqual({ score: 3 })
})

test('one that is late keeps nobody from what has come', async () => {
  prefetch({ response: new Promise<Response>(() => undefined) })
  globalThis.turnoutPrefetched?.set('/here', {
    token: 'of Ada',
    requestedAt: performance.now(),
    response: jsonResponse({ score: 3 }),
  })
  const { prefetchedRead, takeParsed } = await startApp()
  void prefetchedRead(60_000)
  await expect.poll(() => takeParsed('/here', 'of Ada')?.reply).toEqual({ score: 3 })
})

test('an answer that is late is waited for no longer than is said, and is taken up by whoever asks for it', async () => {
  let respond = (_: Response) => {}
  const late = new Promise<Response>((resolve) => {
    respond = resolve
  })
  prefetch({ response: late })
  const { prefetchedRead, takePrefetched, takeParsed } = await startApp()
  await prefetchedRead(1)
  expect(takeParsed(URL, 'of Ada')).toBeNull()
  respond(new Response('said'))
  expect(await (await takePrefetched(URL, 'of Ada'))?.text()).toBe('said')
})

test.each<[string, () => Partial<Prefetched>]>([
  ['is somebody else’s', () => ({ token: 'of Ben', response: jsonResponse(1) })],
  ['is a refusal', () => ({ response: Promise.resolve(new Response('{}', { status: 403 })) })],
  ['never came', () => ({ response: Promise.reject(new TypeError('no network')) })],
  ['was cut off', () => ({ response: Promise.resolve(new Response('{"name":')) })],
])('nothing is read of an answer that %s', async (_, entry) => {
  prefetch(entry())
  const { prefetchedRead, takeParsed } = await startApp()
  await prefetchedRead(1_000)
  expect(takeParsed(URL, 'of Ada')).toBeNull()
})

test('what was read is forgotten once something was done', async () => {
  prefetch({ response: jsonResponse(1) })
  const { prefetchedRead, dropPrefetched, takeParsed } = await startApp()
  await prefetchedRead(1_000)
  dropPrefetched()
  expect(takeParsed(URL, 'of Ada')).toBeNull()
})
