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

test('[A17] the last data is there when the page opens again, without contact details', () => {
  page().setQueryData(key, [HANA])
  writes()
  expect([...storage.values()].join()).not.toMatch(/hana@|7946 ?0999/)
  const { email: _, phone: __, ...withoutContacts } = HANA
  expect(restoredPlayers()).toEqual([withoutContacts])
})

test('answers from before the persister started are stored too', () => {
  const client = new QueryClient()
  client.setQueryData(key, [HANA])
  persistQueries(client)
  writes()
  expect(restoredPlayers()?.map(({ name }) => name)).toEqual(['Hana Sato'])
})

test('[A17] it is deleted on signing out, and what arrives after that is not stored', () => {
  const client = page()
  client.setQueryData(key, [HANA])
  writes()
  identity.signOut()
  client.setQueryData(key, [HANA])
  writes()
  expect(storedKeys()).toEqual([])
  expect(restoredPlayers()).toBeUndefined()
})

test('[A17] answers that arrive during signing out are not stored either', () => {
  const client = page()
  client.setQueryData(key, [HANA])
  clearStorage()
  writes()
  expect(storedKeys()).toEqual([])
})

test('[A17] a person who signs in on the session of another finds none of their data', () => {
  const client = page()
  client.setQueryData(key, [HANA])
  writes()
  client.setQueryData(key, [{ ...HANA, name: 'Hana Mori' }])
  identity.signIn('the token of somebody else')
  writes()
  expect([...storage.entries()]).toEqual([[TOKEN_KEY, 'the token of somebody else']])
})

test('[A17] the data of an ended session is deleted when the page opens', () => {
  page().setQueryData(key, [HANA])
  writes()
  const leftover = new Map(storage)
  identity.signOut()
  for (const [name, value] of leftover) if (name !== TOKEN_KEY) storage.set(name, value)
  expect(restoredPlayers()).toBeUndefined()
  expect(storedKeys()).toEqual([])
})

test('a poll of the clock is not stored with the live state', () => {
  page().setQueryData([...key, 'timer poll'], [HANA])
  writes()
  expect(storedKeys()).toEqual([])
})

test('the members of a group, with their addresses, are never stored', () => {
  page().setQueryData([listMembers.name, input], [{ user: { email: 'ben@example.org' } }])
  writes()
  expect(storedKeys()).toEqual([])
})

test('data that the server refuses is deleted', async () => {
  const client = page()
  client.setQueryData(key, [HANA])
  writes()
  const forbidden = () => Promise.reject(new ProblemError(403, {}))
  await client.fetchQuery({ queryKey: key, queryFn: forbidden, retry: false }).catch(() => undefined)
  writes()
  expect(storedKeys()).toEqual([])
})

test('the first answer of the server replaces the stored one, and does not count as stored', () => {
  page().setQueryData(key, [HANA])
  writes()
  const client = page()
  restoreQuery(client, key, listManualParticipants)
  expect(isRestored(client.getQueryData(key))).toBe(true)
  // exactly the same answer
  client.setQueryData(key, JSON.parse(JSON.stringify(client.getQueryData(key))))
  expect(isRestored(client.getQueryData(key))).toBe(false)
})

test('data that an older build stored in another form is not shown', () => {
  storage.set(`turnout.seen.${JSON.stringify(key)}`, JSON.stringify({ at: 1, said: [{ called: 'Hana' }] }))
  expect(restoredPlayers()).toBeUndefined()
})

test('stored data is requested again even when it is a moment old', () => {
  page().setQueryData(key, [HANA])
  writes()
  const client = page()
  restoreQuery(client, key, listManualParticipants)
  expect(client.getQueryState(key)?.dataUpdatedAt).toBeLessThanOrEqual(Date.now() - 60_000)
})
