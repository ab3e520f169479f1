import type { Query, QueryClient } from '@tanstack/react-query'
import { identity } from '../session/identity.ts'
import { getItem, getStored, itemNames, removeItem, setItem, TOKEN } from '../session/storage.ts'
import { isProblem } from './problem-error.ts'
import { isPersisted, KEY_PREFIX, type StoredReply, storageKey } from './query-persister.ts'

/** Contact details and positions are not stored, even of people who may see them. */
const PERSONAL_FIELDS = /^(email|phone.*|date_of_birth|latitude|longitude|accuracy|distance.*)$/

const MAX_REPLIES = 30
/** Writes after the render that an answer causes. */
const WRITE_DELAY_MS = 400

const withoutPersonalData = (name: string, value: unknown): unknown =>
  PERSONAL_FIELDS.test(name) ? undefined : value

/** Stores answers while a session exists; they go with everything else when it ends. */
export function persistQueries(client: QueryClient): void {
  // left by a session that ended while this app was not running
  if (identity.token() === null) for (const key of storedKeys()) removeItem(key)
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) persist(query)
  cache.subscribe(({ type, query, ...event }) => {
    if (type === 'updated' && 'action' in event && ['error', 'success'].includes(event.action.type))
      persist(query)
  })
}

function persist(query: Query): void {
  if (!isPersisted(query.queryKey)) return
  const key = storageKey(query.queryKey)
  const { error } = query.state
  // a person who may not see it any more does not see its last state either
  if (isProblem(error) && [403, 404].includes(error.status)) removeItem(key)
  const token = identity.token()
  setTimeout(() => {
    const { status, data, dataUpdatedAt: at } = query.state
    // signing out clears the device first, while this page still has the old session
    if (token === null || token !== getItem(TOKEN) || status !== 'success') return
    setItem(key, JSON.stringify({ at, said: data }, withoutPersonalData))
    dropOldest()
  }, WRITE_DELAY_MS)
}

const storedKeys = () => itemNames().filter((key) => key.startsWith(KEY_PREFIX))

function dropOldest(): void {
  const keys = storedKeys()
  if (keys.length <= MAX_REPLIES) return
  const storedAt = (key: string) => getStored<StoredReply>(key)?.at ?? 0
  const byAge = keys.sort((a, b) => storedAt(b) - storedAt(a))
  for (const key of byAge.slice(MAX_REPLIES)) removeItem(key)
}
