import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { Endpoint } from '@turnout/contract/endpoint'
import { identity } from '../session/identity.ts'
import { getItem, itemNames, removeItem, setItem } from '../session/storage.ts'
import { isProblem } from './problem-error.ts'

/** What a phone may show without a signal: the evenings of one's own groups, by teams, names and scores (trust A17). */
const PERSISTED_ENDPOINTS: ReadonlySet<string> = new Set([
  'listMyGroups',
  'getGameDay',
  'listPlayers',
  'listManualParticipants',
  'getGameState',
])

/** No way to reach a person and no place of theirs is kept, whoever was allowed to see it. */
const PERSONAL_FIELDS = /^(email|phone|phone_number|date_of_birth|latitude|longitude|accuracy|distance.*)$/

/** What was asked and with what; anything longer, a page of a list or a poll of the clock, is another answer. */
const isPersisted = (queryKey: readonly unknown[]): boolean =>
  queryKey.length === 2 && PERSISTED_ENDPOINTS.has(String(queryKey[0]))

const KEY_PREFIX = 'seen.'
const MAX_REPLIES = 15
const WRITE_DELAY_MS = 400
/** However fresh, it is from before: whoever reads it asks anew. */
const RESTORED_AGE_MS = 60_000

type StoredReply = { at: number; said: unknown }

const storageKey = (queryKey: readonly unknown[]) => KEY_PREFIX + JSON.stringify(queryKey)

const withoutPersonalData = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (key, value) => (PERSONAL_FIELDS.test(key) ? undefined : value)))

function readReply(key: string): StoredReply | null {
  try {
    return JSON.parse(getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const restored = new WeakSet<object>()

/** What this phone saw before the page was opened, and nothing that the server has said since. */
export const isRestored = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && restored.has(data)

/** What the server says is its word, also where it is the same as what was recalled. */
export const shareUnlessRestored = (previous: unknown, next: unknown): unknown =>
  isRestored(previous) ? next : replaceEqualDeep(previous, next)

/** Gives a query that was never asked on this page what this phone saw of it last, if it still has today's form. */
export function restoreQuery(client: QueryClient, endpoint: Endpoint, input: unknown): void {
  if (!PERSISTED_ENDPOINTS.has(endpoint.name)) return
  const queryKey = [endpoint.name, input]
  if (client.getQueryState(queryKey) !== undefined) return
  const stored = readReply(storageKey(queryKey))
  if (!stored || !endpoint.reply.safeEncode(stored.said).success) return
  const updatedAt = Math.min(stored.at, Date.now() - RESTORED_AGE_MS)
  client.setQueryData(queryKey, stored.said, { updatedAt })
  restored.add(stored.said as object)
}

/** Keeps what was answered, as long as somebody is signed in: it goes with everything else when they are not. */
export function persistQueries(client: QueryClient): void {
  // a session may end where nothing of ours runs to tidy up after it
  if (identity.token() === null) for (const key of storedKeys()) removeItem(key)
  const unwritten = new Map<string, StoredReply>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (identity.token() !== null) for (const [key, reply] of unwritten) setItem(key, JSON.stringify(reply))
    unwritten.clear()
    dropOldest()
  }
  client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !isPersisted(query.queryKey)) return
    const key = storageKey(query.queryKey)
    const action = 'action' in event ? event.action : undefined
    if (action?.type === 'error' && isProblem(action.error) && [403, 404].includes(action.error.status)) {
      // what they may not see any more they do not see as their last state either
      unwritten.delete(key)
      removeItem(key)
    }
    if (action?.type !== 'success' || query.state.data === undefined) return
    unwritten.set(key, { at: query.state.dataUpdatedAt, said: withoutPersonalData(query.state.data) })
    timer ??= setTimeout(write, WRITE_DELAY_MS)
  })
  identity.subscribe(() => unwritten.clear())
  addEventListener('pagehide', write)
}

const storedKeys = () => itemNames().filter((key) => key.startsWith(KEY_PREFIX))

function dropOldest(): void {
  const keys = storedKeys()
  if (keys.length <= MAX_REPLIES) return
  const byAge = keys.sort((a, b) => (readReply(b)?.at ?? 0) - (readReply(a)?.at ?? 0))
  for (const key of byAge.slice(MAX_REPLIES)) removeItem(key)
}
