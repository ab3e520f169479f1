import { beforeEach, expect, test, vi } from 'vitest'
import type { Prefetched } from './prefetched.ts'

const URL = '/api/v1/question'

/** Starts the app, with or without answers that the prefetch script has left for it. */
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

test('an answer that was requested before the app started is used once', async () => {
  prefetch()
  const { takePrefetched } = await startApp()
  expect(await (await takePrefetched(URL, 'of Ada'))?.text()).toBe('said')
  expect(await takePrefetched(URL, 'of Ada')).toBeNull()
})

test('it is not used after a command, nor when the app has run for a while', async () => {
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
  ['belongs to another person', () => ({ token: 'of Ben' })],
  ['belongs to no one', () => ({ token: null })],
  ['is old', () => ({ requestedAt: performance.now() - 20_000 })],
  ['is a refusal', () => ({ response: Promise.resolve(new Response('{}', { status: 503 })) })],
  ['never came', () => ({ response: Promise.reject(new TypeError('no network')) })],
])('it is not used when it %s', async (_, entry) => {
  prefetch(entry())
  const { takePrefetched } = await startApp()
  expect(await takePrefetched(URL, 'of Ada')).toBeNull()
})

test('the script does not repeat what the app has requested, and requests what an answer names', async () => {
  prefetch()
  const { takePrefetched } = await startApp()
  expect(await takePrefetched('/api/v1/another', 'of Ada')).toBeNull()
  expect(globalThis.turnoutPrefetched?.has('/api/v1/another')).toBe(true)
})

const jsonResponse = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)))

test('answers that have arrived are parsed before the page renders, and are used once', async () => {
  prefetch({ response: jsonResponse({ name: 'Hackney' }) })
  const { prefetchedRead, takePrefetched, takeParsed } = await startApp()
  expect(takeParsed(URL, 'of Ada')).toBeNull()
  await prefetchedRead(1_000)
  expect(takeParsed(URL, 'of Ada')?.reply).toEqual({ name: 'Hackney' })
  expect(takeParsed(URL, 'of Ada')).toBeNull()
  expect(await takePrefetched(URL, 'of Ada')).toBeNull()
})

test('a follow-up request that one answer causes is parsed too', async () => {
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

test('a late answer does not hold up the others', async () => {
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

test('the wait for a late answer ends at its limit, and the answer is used by the request for it', async () => {
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
  ['belongs to another person', () => ({ token: 'of Ben', response: jsonResponse(1) })],
  ['is a refusal', () => ({ response: Promise.resolve(new Response('{}', { status: 403 })) })],
  ['never came', () => ({ response: Promise.reject(new TypeError('no network')) })],
  ['was cut off', () => ({ response: Promise.resolve(new Response('{"name":')) })],
])('an answer is not used that %s', async (_, entry) => {
  prefetch(entry())
  const { prefetchedRead, takeParsed } = await startApp()
  await prefetchedRead(1_000)
  expect(takeParsed(URL, 'of Ada')).toBeNull()
})

test('parsed answers are dropped after a command', async () => {
  prefetch({ response: jsonResponse(1) })
  const { prefetchedRead, dropPrefetched, takeParsed } = await startApp()
  await prefetchedRead(1_000)
  dropPrefetched()
  expect(takeParsed(URL, 'of Ada')).toBeNull()
})
