import { beforeEach, expect, test, vi } from 'vitest'
import { yieldToMain } from './platform/boot/yield-to-main.ts'
import { TOKEN_KEY } from './platform/session/storage.ts'
import { PREFETCH_CALLS } from './shell/prefetch-calls.ts'

const MY_GROUP_PATH = '/my-sports-groups/g1'

type Visit = { search?: string; token?: string | null; status?: number; body?: object }

/** The script as it comes to a page at this address: what it asks for, and what it writes into the page. */
async function openPage(
  pathname: string,
  { search = '', token = 'of Ada', status = 200, body = {} }: Visit = {},
) {
  const requests: string[] = []
  let respond = () => {}
  const release = new Promise<void>((released) => {
    respond = released
  })
  const placeholders = new Map<string, { textContent?: string }>()
  const storage = new Map(token === null ? [] : [[TOKEN_KEY, token]])
  const findPlaceholder = (selector: string) => {
    placeholders.set(selector, {})
    return [placeholders.get(selector)]
  }
  vi.stubGlobal('PREFETCH_CALLS', PREFETCH_CALLS)
  vi.stubGlobal('location', { pathname, search })
  vi.stubGlobal('localStorage', { getItem: (name: string) => storage.get(name) ?? null })
  vi.stubGlobal('document', { readyState: 'interactive', querySelectorAll: findPlaceholder })
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    requests.push(`${url} ${headers.authorization ?? 'for anyone'}`)
    await release
    return new Response(JSON.stringify(body), { status })
  })
  vi.resetModules()
  await import('./prefetch.ts')
  // one question after the other, with room between them
  for (let step = 0; step < 8; step += 1) await yieldToMain()
  const written = () =>
    [...placeholders].flatMap(([selector, { textContent }]) =>
      textContent ? [`${selector} ${textContent}`] : [],
    )
  return { asked: requests, written, storage: storage, answer: respond }
}

/** All that the script does with its answers it has done. */
async function readAll(): Promise<void> {
  for (const requests of globalThis.turnoutPrefetched?.values() ?? [])
    await (await requests?.response)?.text()
  await new Promise((done) => setTimeout(done))
}

beforeEach(() => {
  vi.unstubAllGlobals()
  globalThis.turnoutPrefetched = undefined
})

test('the page of a group is asked for in the name of whoever has a session here', async () => {
  const { asked: requests } = await openPage(MY_GROUP_PATH)
  expect(requests).toEqual(['/api/v1/sport-groups/g1 Bearer of Ada', '/api/v1/users/me Bearer of Ada'])
  expect([...(globalThis.turnoutPrefetched?.keys() ?? [])]).toEqual([
    '/api/v1/sport-groups/g1',
    '/api/v1/users/me',
  ])
})

test('without a session only what anybody may see is asked for', async () => {
  expect((await openPage(MY_GROUP_PATH, { token: null })).asked).toEqual([])
  globalThis.turnoutPrefetched = undefined
  const { asked: requests } = await openPage('/sports/groups/g1', { token: null })
  expect(requests).toEqual(['/api/v1/sport-groups/g1 for anyone'])
})

test('a search narrows what is asked for, which only the app knows', async () => {
  expect((await openPage('/sports/groups', { search: '?page=2' })).asked).toEqual([])
})

test('once the app has begun, nothing is asked for a second time', async () => {
  vi.resetModules()
  await import('./platform/api/prefetched.ts')
  expect((await openPage(MY_GROUP_PATH)).asked).toEqual([])
})

const GROUP = { name: '<b>Canal Side</b>', venue_name: 7, description: 'Every Tuesday' }

test('words of an answer are written where the page has room for them, and what is none is not', async () => {
  const { written, answer: respond } = await openPage(MY_GROUP_PATH, { body: GROUP })
  respond()
  await vi.waitFor(() => expect(written()).toEqual(['.waiting [data-said=name] <b>Canal Side</b>']))
})

test.each([401, 403, 404, 503])('of an answer %i nothing is written', async (status) => {
  const { written, answer: respond } = await openPage(MY_GROUP_PATH, { status, body: GROUP })
  respond()
  await readAll()
  expect(written()).toEqual([])
})

test('nor to whoever has signed out since', async () => {
  const { written, storage, answer: respond } = await openPage(MY_GROUP_PATH, { body: GROUP })
  storage.delete(TOKEN_KEY)
  respond()
  await readAll()
  expect(written()).toEqual([])
})

test('a live match’s day counts as come once the game that it names is asked for too', async () => {
  const { answer: respond } = await openPage(`${MY_GROUP_PATH}/live-match`, {
    body: { current_game_id: 'game7' },
  })
  const requests = () =>
    [...(globalThis.turnoutPrefetched?.keys() ?? [])].filter((url) => url.includes('game7'))
  expect(requests()).toEqual([])
  respond()
  const [day] = globalThis.turnoutPrefetched?.values() ?? []
  await day?.response
  expect(requests()).toHaveLength(1)
})
