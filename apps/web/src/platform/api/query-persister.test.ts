import { QueryClient } from '@tanstack/react-query'
import type { ManualParticipant } from '@turnout/contract/game-day'
import { listManualParticipants } from '@turnout/contract/game-day'
import { listMembers } from '@turnout/contract/members'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identity } from '../session/identity.ts'
import { clearStorage, TOKEN_KEY } from '../session/storage.ts'
import { stubLocalStorage } from '../testing/local-storage.ts'
import { persistQueries } from './persist-queries.ts'
import { ProblemError } from './problem-error.ts'
import { restoreQuery } from './query-persister.ts'
import { isRestored, shareReply } from './reply-origin.ts'

let storage: Map<string, string>
const groupId = '0190a5de-0000-7000-8000-000000000001'
const input = { params: { groupId } }
const key = [listManualParticipants.name, input]
const HANA: ManualParticipant = {
  id: '0190a5de-0000-7000-8000-000000000002',
  name: 'Hana Sato',
  email: 'hana@example.org',
  phone: '+44 20 7946 0999',
  team: 1,
  has_gone: false,
  is_captain: true,
  arrival_number: 3,
  created_at: 1_780_000_000_000,
}

beforeEach(() => {
  vi.useFakeTimers()
  storage = stubLocalStorage()
  vi.stubGlobal('addEventListener', () => undefined)
  identity.signIn('a-token')
})
afterEach(() => {
  identity.signOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function page(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { structuralSharing: shareReply } } })
  persistQueries(client)
  return client
}
const writes = () => vi.advanceTimersByTime(1_000)
const storedKeys = () => [...storage.keys()].filter((name) => name.startsWith('turnout.seen.'))
const restoredPlayers = () => {
  const client = page()
  restoreQuery(client, key, listManualParticipants)
  return client.getQueryData<ManualParticipant[]>(key)
}

test('[A17] what was seen last is there when the page opens again, without any way to reach a person', () => {
  page().setQueryData(key, [HANA])
  writes()
  expect([...storage.values()].join()).not.toMatch(/hana@|7946 ?0999/)
  const { email: _, phone: __, ...withoutContacts } = HANA
  expect(restoredPlayers()).toEqual([withoutContacts])
})

test('what was answered before storing began is stored too', () => {
  const client = new QueryClient()
  client.setQueryData(key, [HANA])
  persistQueries(client)
  writes()
  expect(restoredPlayers()?.map(({ name }) => name)).toEqual(['Hana Sato'])
})

test('[A17] it goes with whoever signs out, and what comes in after that is not kept', () => {
  const client = page()
  client.setQueryData(key, [HANA])
  writes()
  identity.signOut()
  client.setQueryData(key, [HANA])
  writes()
  expect(storedKeys()).toEqual([])
  expect(restoredPlayers()).toBeUndefined()
})

test('[A17] what is answered while a person is leaving is not kept either', () => {
  const client = page()
  client.setQueryData(key, [HANA])
  clearStorage()
  writes()
  expect(storedKeys()).toEqual([])
})

test('[A17] whoever signs in over somebody else finds nothing of theirs', () => {
  const client = page()
  client.setQueryData(key, [HANA])
  writes()
  client.setQueryData(key, [{ ...HANA, name: 'Hana Mori' }])
  identity.signIn('the token of somebody else')
  writes()
  expect([...storage.entries()]).toEqual([[TOKEN_KEY, 'the token of somebody else']])
})

test('[A17] what is left by a session that is over is gone when the page opens', () => {
  page().setQueryData(key, [HANA])
  writes()
  const leftover = new Map(storage)
  identity.signOut()
  for (const [name, value] of leftover) if (name !== TOKEN_KEY) storage.set(name, value)
  expect(restoredPlayers()).toBeUndefined()
  expect(storedKeys()).toEqual([])
})

test('a poll of the clock beside the live state is not kept', () => {
  page().setQueryData([...key, 'timer poll'], [HANA])
  writes()
  expect(storedKeys()).toEqual([])
})

test('the members of a group, with their addresses, are never kept', () => {
  page().setQueryData([listMembers.name, input], [{ user: { email: 'ben@example.org' } }])
  writes()
  expect(storedKeys()).toEqual([])
})

test('what the server refuses is forgotten', async () => {
  const client = page()
  client.setQueryData(key, [HANA])
  writes()
  const forbidden = () => Promise.reject(new ProblemError(403, {}))
  await client.fetchQuery({ queryKey: key, queryFn: forbidden, retry: false }).catch(() => undefined)
  writes()
  expect(storedKeys()).toEqual([])
})

test('the first answer of the server takes the place of what was recalled, and is not taken for it', () => {
  page().setQueryData(key, [HANA])
  writes()
  const client = page()
  restoreQuery(client, key, listManualParticipants)
  expect(isRestored(client.getQueryData(key))).toBe(true)
  // as it was: the very same answer
  client.setQueryData(key, JSON.parse(JSON.stringify(client.getQueryData(key))))
  expect(isRestored(client.getQueryData(key))).toBe(false)
})

test('what an older build kept in another form is not shown', () => {
  storage.set(`turnout.seen.${JSON.stringify(key)}`, JSON.stringify({ at: 1, said: [{ called: 'Hana' }] }))
  expect(restoredPlayers()).toBeUndefined()
})

test('fresh from a moment ago it is asked for anew all the same', () => {
  page().setQueryData(key, [HANA])
  writes()
  const client = page()
  restoreQuery(client, key, listManualParticipants)
  expect(client.getQueryState(key)?.dataUpdatedAt).toBeLessThanOrEqual(Date.now() - 60_000)
})
