import { CHECK_IN_OPENS_BEFORE_MS } from '@turnout/rules/calendar'
import type { StoredEvent } from '@turnout/rules/hash-chain'

/**
 * The version of the stored form; it rises by one with each upcast. A value without `format` has format 0. Events have
 * none yet, because their upcast leaves a complete event as it is: the first that changes one also writes `format`.
 */
export const STORED_FORMAT = 1

type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Format 0 could be without the start of the session. It was at the latest one hour before its end. */
const withSessionStart = (settings: unknown): unknown =>
  isFields(settings)
    ? { sessionStartsAt: Number(settings.sessionEndsAt) - CHECK_IN_OPENS_BEFORE_MS, ...settings }
    : settings

/** What turns a stored event into the next format. The first entry reads format 0. */
export const EVENT_UPCASTS: readonly ((event: StoredEvent) => StoredEvent)[] = [
  (event) => ('settings' in event ? { ...event, settings: withSessionStart(event.settings) } : event),
]

/** The same for snapshots. Format 0 could also be without `calledOff`, because no game could be ended before Play Ball. */
export const SNAPSHOT_UPCASTS: readonly ((snapshot: Fields) => Fields)[] = [
  (snapshot) => ({ calledOff: null, ...snapshot, settings: withSessionStart(snapshot.settings) }),
]

export const upcast = <T extends { format?: unknown }>(stored: T, upcasts: readonly ((value: T) => T)[]): T =>
  upcasts.slice(Number(stored.format ?? 0)).reduce((value, next) => next(value), stored)
