import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '@turnout/contract/endpoint'
import { identity } from '../session/identity.ts'
import { getStored } from '../session/storage.ts'
import { markRestored } from './reply-origin.ts'

/** What opens offline: groups, their next games with the answers, and game days with teams, names and scores. */
const PERSISTED_ENDPOINTS: ReadonlySet<unknown> = new Set([
  'listMyGroups',
  'getGroup',
  'listMyScheduledGames',
  'listScheduledGames',
  'getScheduledGame',
  'getStandingAnswer',
  'getGameDay',
  'listPlayers',
  'listManualParticipants',
  'getGameState',
])

/** A longer key is another kind of answer: one page of a list, or a poll of the clock. */
export const isPersisted = (queryKey: QueryKey): boolean =>
  queryKey.length === 2 && PERSISTED_ENDPOINTS.has(queryKey[0])

export const KEY_PREFIX = 'seen.'
/** Older than the stale time of every query: a page that opens with a stored answer requests a new one. */
const RESTORED_AGE_MS = 60_000

export type StoredReply = { at: number; said: unknown }

export const storageKey = (queryKey: QueryKey) => KEY_PREFIX + JSON.stringify(queryKey)

/** Fills a query with its stored answer, unless that has the form of an older build. */
export function restoreQuery(client: QueryClient, queryKey: QueryKey, endpoint: Endpoint): void {
  // a session may have ended while this app was not running
  if (identity.token() === null) return
  const stored = isPersisted(queryKey) ? getStored<StoredReply>(storageKey(queryKey)) : null
  if (!stored || !endpoint.reply.safeEncode(stored.said).success) return
  markRestored(stored.said as object)
  const updatedAt = Math.min(stored.at, Date.now() - RESTORED_AGE_MS)
  client.setQueryData(queryKey, stored.said, { updatedAt })
}
