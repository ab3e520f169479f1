import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '@turnout/contract/endpoint'
import { identity } from '../session/identity.ts'
import { getItem, itemNames, removeItem, setItem } from '../session/storage.ts'
import { isProblem } from './problem-error.ts'
import { markRestored } from './reply-origin.ts'

/** What opens offline: the games of one's own groups, with teams, names and scores. */
const PERSISTED_ENDPOINTS: ReadonlySet<string> = new Set([
  'listMyGroups',
  'getGameDay',
  'listPlayers',
  'listManualParticipants',
  'getGameState',
])

/** Contact details and positions are not stored, even of people who may see them. */
const PERSONAL_FIELDS = /^(email|phone|phone_number|date_of_birth|latitude|longitude|accuracy|distance.*)$/

/** A longer key is another kind of answer: one page of a list, or a poll of the clock. */
const isPersisted = (queryKey: QueryKey): boolean =>
  queryKey.length === 2 && PERSISTED_ENDPOINTS.has(String(queryKey[0]))

const KEY_PREFIX = 'seen.'
const MAX_REPLIES = 15
/** After the render that an answer causes. */
const WRITE_DELAY_MS = 400
/** Older than the stale time of every query: a page that opens with a stored answer requests a new one. */
const RESTORED_AGE_MS = 60_000

type StoredReply = { at: number; said: unknown }

const storageKey = (queryKey: QueryKey) => KEY_PREFIX + JSON.stringify(queryKey)

const withoutPersonalData = (name: string, value: unknown): unknown =>
  PERSONAL_FIELDS.test(name) ? undefined : value

function readStored(key: string): StoredReply | null {
  try {
    return JSON.parse(getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Fills a query with its stored answer, unless that has the form of an older build. */
export function restoreQuery(client: QueryClient, queryKey: QueryKey, endpoint: Endpoint): void {
  const stored = isPersisted(queryKey) ? readStored(storageKey(queryKey)) : null
  if (!stored || !endpoint.reply.safeEncode(stored.said).success) return
  markRestored(stored.said as object)
  const updatedAt = Math.min(stored.at, Date.now() - RESTORED_AGE_MS)
  client.setQueryData(queryKey, stored.said, { updatedAt })
}

/** Stores answers while a session exists; they go with everything else when it ends. */
export function persistQueries(client: QueryClient): void {
  // a session may have ended where no code of this app ran
  if (identity.token() === null) for (const key of storedKeys()) removeItem(key)
  client.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type !== 'updated' || !isPersisted(query.queryKey)) return
    const key = storageKey(query.queryKey)
    const { action } = event
    if (action.type === 'error' && isProblem(action.error) && [403, 404].includes(action.error.status))
      // a person who may not see it any more does not see its last state either
      removeItem(key)
    if (action.type !== 'success') return
    const token = identity.token()
    setTimeout(() => {
      const { status, data, dataUpdatedAt: at } = query.state
      if (token === null || token !== identity.token() || status !== 'success') return
      setItem(key, JSON.stringify({ at, said: data }, withoutPersonalData))
      dropOldest()
    }, WRITE_DELAY_MS)
  })
}

const storedKeys = () => itemNames().filter((key) => key.startsWith(KEY_PREFIX))

function dropOldest(): void {
  const keys = storedKeys()
  if (keys.length <= MAX_REPLIES) return
  const byAge = keys.sort((a, b) => (readStored(b)?.at ?? 0) - (readStored(a)?.at ?? 0))
  for (const key of byAge.slice(MAX_REPLIES)) removeItem(key)
}
