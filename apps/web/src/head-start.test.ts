import { beforeEach, expect, test, vi } from 'vitest'
import { FIRST_CALLS } from './shell/first-calls.ts'

const MINE = '/my-sports-groups/g1'

/** The script as it comes to a page at this address, and what it has asked for by the end. */
async function comesTo(pathname: string, { search = '', token = 'of Ada' as string | null } = {}) {
  const asked: string[] = []
  vi.stubGlobal('FIRST_CALLS', FIRST_CALLS)
  vi.stubGlobal('location', { pathname, search })
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'turnout.token' ? token : null) })
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${url} ${headers.authorization ?? 'for anyone'}`)
    return new Response('{}')
  })
  vi.resetModules()
  await import('./head-start.ts')
  return asked
}

beforeEach(() => {
  vi.unstubAllGlobals()
  globalThis.turnoutAsked = undefined
})

test('the page of a group is asked for in the name of whoever has a session here', async () => {
  const asked = await comesTo(MINE)
  expect(asked).toEqual(['/api/v1/sport-groups/g1 Bearer of Ada', '/api/v1/users/me Bearer of Ada'])
  expect([...(globalThis.turnoutAsked?.keys() ?? [])]).toEqual([
    '/api/v1/sport-groups/g1',
    '/api/v1/users/me',
  ])
})

test('without a session only what anybody may see is asked for', async () => {
  expect(await comesTo(MINE, { token: null })).toEqual([])
  globalThis.turnoutAsked = undefined
  expect(await comesTo('/sports/groups/g1', { token: null })).toEqual(['/api/v1/sport-groups/g1 for anyone'])
})

test('a search narrows what is asked for, which only the app knows', async () => {
  expect(await comesTo('/sports/groups', { search: '?page=2' })).toEqual([])
})

test('once the app has begun, nothing is asked for a second time', async () => {
  vi.resetModules()
  await import('./platform/asked-ahead.ts')
  expect(await comesTo(MINE)).toEqual([])
})
