import { beforeEach, expect, test, vi } from 'vitest'
import { breath } from './platform/breath.ts'
import { KEPT_TOKEN } from './platform/storage.ts'
import { FIRST_CALLS } from './shell/first-calls.ts'

const MINE = '/my-sports-groups/g1'

type Coming = { search?: string; token?: string | null; status?: number; said?: object }

/** The script as it comes to a page at this address: what it asks for, and what it writes into the page. */
async function comesTo(
  pathname: string,
  { search = '', token = 'of Ada', status = 200, said = {} }: Coming = {},
) {
  const asked: string[] = []
  let answer = () => {}
  const release = new Promise<void>((released) => {
    answer = released
  })
  const rooms = new Map<string, { textContent?: string }>()
  const shelf = new Map(token === null ? [] : [[KEPT_TOKEN, token]])
  const roomFor = (selector: string) => {
    rooms.set(selector, {})
    return [rooms.get(selector)]
  }
  vi.stubGlobal('FIRST_CALLS', FIRST_CALLS)
  vi.stubGlobal('location', { pathname, search })
  vi.stubGlobal('localStorage', { getItem: (name: string) => shelf.get(name) ?? null })
  vi.stubGlobal('document', { readyState: 'interactive', querySelectorAll: roomFor })
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${url} ${headers.authorization ?? 'for anyone'}`)
    await release
    return new Response(JSON.stringify(said), { status })
  })
  vi.resetModules()
  await import('./head-start.ts')
  // one question after the other, with room between them
  for (let turn = 0; turn < 8; turn += 1) await breath()
  const written = () =>
    [...rooms].flatMap(([at, { textContent }]) => (textContent ? [`${at} ${textContent}`] : []))
  return { asked, written, shelf, answer }
}

/** All that the script does with its answers it has done. */
async function read(): Promise<void> {
  for (const asked of globalThis.turnoutAsked?.values() ?? []) await (await asked?.answer)?.text()
  await new Promise((done) => setTimeout(done))
}

beforeEach(() => {
  vi.unstubAllGlobals()
  globalThis.turnoutAsked = undefined
})

test('the page of a group is asked for in the name of whoever has a session here', async () => {
  const { asked } = await comesTo(MINE)
  expect(asked).toEqual(['/api/v1/sport-groups/g1 Bearer of Ada', '/api/v1/users/me Bearer of Ada'])
  expect([...(globalThis.turnoutAsked?.keys() ?? [])]).toEqual([
    '/api/v1/sport-groups/g1',
    '/api/v1/users/me',
  ])
})

test('without a session only what anybody may see is asked for', async () => {
  expect((await comesTo(MINE, { token: null })).asked).toEqual([])
  globalThis.turnoutAsked = undefined
  const { asked } = await comesTo('/sports/groups/g1', { token: null })
  expect(asked).toEqual(['/api/v1/sport-groups/g1 for anyone'])
})

test('a search narrows what is asked for, which only the app knows', async () => {
  expect((await comesTo('/sports/groups', { search: '?page=2' })).asked).toEqual([])
})

test('once the app has begun, nothing is asked for a second time', async () => {
  vi.resetModules()
  await import('./platform/asked-ahead.ts')
  expect((await comesTo(MINE)).asked).toEqual([])
})

const GROUP = { name: '<b>Canal Side</b>', venue_name: 7, description: 'Every Tuesday' }

test('words of an answer are written where the page has room for them, and what is none is not', async () => {
  const { written, answer } = await comesTo(MINE, { said: GROUP })
  answer()
  await vi.waitFor(() => expect(written()).toEqual(['.waiting [data-said=name] <b>Canal Side</b>']))
})

test.each([401, 403, 404, 503])('of an answer %i nothing is written', async (status) => {
  const { written, answer } = await comesTo(MINE, { status, said: GROUP })
  answer()
  await read()
  expect(written()).toEqual([])
})

test('nor to whoever has signed out since', async () => {
  const { written, shelf, answer } = await comesTo(MINE, { said: GROUP })
  shelf.delete(KEPT_TOKEN)
  answer()
  await read()
  expect(written()).toEqual([])
})

test('a live match’s day counts as come once the game that it names is asked for too', async () => {
  const { answer } = await comesTo(`${MINE}/live-match`, { said: { current_game_id: 'game7' } })
  const asked = () => [...(globalThis.turnoutAsked?.keys() ?? [])].filter((url) => url.includes('game7'))
  expect(asked()).toEqual([])
  answer()
  const [day] = globalThis.turnoutAsked?.values() ?? []
  await day?.answer
  expect(asked()).toHaveLength(1)
})
