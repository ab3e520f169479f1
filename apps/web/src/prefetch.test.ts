import { getGameDay } from '@turnout/contract/game-day'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { read } from './platform/api/queries.ts'
import { storageKey } from './platform/api/query-persister.ts'
import { TOKEN_KEY } from './platform/session/storage.ts'
import { PREFETCH_CALLS } from './shell/prefetch-calls.ts'

const MY_GROUP_PATH = '/my-sports-groups/g1'

type Visit = { search?: string; token?: string | null; body?: object; stored?: Record<string, unknown> }

/** Runs the script on a page at this address; gives the requests that it sends. */
async function openPage(
  pathname: string,
  { search = '', token = 'of Ada', body = {}, stored = {} }: Visit = {},
) {
  const requests: string[] = []
  let respond = () => {}
  const release = new Promise<void>((released) => {
    respond = released
  })
  const storage = new Map(token === null ? [] : [[TOKEN_KEY, token]])
  for (const [name, value] of Object.entries(stored)) storage.set(`turnout.${name}`, JSON.stringify(value))
  vi.stubGlobal('PREFETCH_CALLS', PREFETCH_CALLS)
  vi.stubGlobal('location', { pathname, search })
  vi.stubGlobal('localStorage', { getItem: (name: string) => storage.get(name) ?? null })
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    requests.push(`${url} ${headers.authorization ?? 'for anyone'}`)
    await release
    return new Response(JSON.stringify(body))
  })
  vi.resetModules()
  await import('./prefetch.ts')
  return { asked: requests, answer: respond }
}

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  globalThis.turnoutPrefetched = undefined
})

test('the page of a group is requested with the session of this browser', async () => {
  const { asked: requests } = await openPage(MY_GROUP_PATH)
  expect(requests).toEqual(['/api/v1/sport-groups/g1 Bearer of Ada', '/api/v1/users/me Bearer of Ada'])
  expect([...(globalThis.turnoutPrefetched?.keys() ?? [])]).toEqual([
    '/api/v1/sport-groups/g1',
    '/api/v1/users/me',
  ])
})

test('without a session only public calls are sent', async () => {
  expect((await openPage(MY_GROUP_PATH, { token: null })).asked).toEqual([])
  globalThis.turnoutPrefetched = undefined
  const { asked: requests } = await openPage('/sports/groups/g1', { token: null })
  expect(requests).toEqual(['/api/v1/sport-groups/g1 for anyone'])
})

test('with a search in the address nothing is requested, because only the app knows its effect', async () => {
  expect((await openPage('/sports/groups', { search: '?page=2' })).asked).toEqual([])
})

test('once the app runs, nothing is requested a second time', async () => {
  vi.resetModules()
  await import('./platform/api/prefetched.ts')
  expect((await openPage(MY_GROUP_PATH)).asked).toEqual([])
})

test('the game day of a live match counts as complete once the game that it names is requested too', async () => {
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

describe('of a live match whose day is stored', () => {
  const day = storageKey(read(getGameDay, { params: { groupId: 'g1' } }).queryKey)
  const stored = { [day]: { at: 0, said: { current_game_id: 'game7' } } }
  const livePath = `${MY_GROUP_PATH}/live-match`
  const aboutGames = (requests: string[]) => requests.filter((request) => /game[78]/.test(request))

  test('the game is requested without waiting, and once', async () => {
    const { asked: requests, answer: respond } = await openPage(livePath, {
      stored,
      body: { current_game_id: 'game7' },
    })
    expect(aboutGames(requests)).toHaveLength(1)
    respond()
    await globalThis.turnoutPrefetched?.values().next().value?.response
    expect(aboutGames(requests)).toHaveLength(1)
  })

  test('the game of today is requested where another one was stored', async () => {
    const { asked: requests, answer: respond } = await openPage(livePath, {
      stored,
      body: { current_game_id: 'game8' },
    })
    respond()
    await globalThis.turnoutPrefetched?.values().next().value?.response
    expect(aboutGames(requests)).toEqual([expect.stringContaining('game7'), expect.stringContaining('game8')])
  })

  test('nothing is requested without a session, or where the stored answer cannot be read', async () => {
    expect(aboutGames((await openPage(livePath, { stored, token: null })).asked)).toEqual([])
    globalThis.turnoutPrefetched = undefined
    expect(aboutGames((await openPage(livePath, { stored: { [day]: null } })).asked)).toEqual([])
  })
})
