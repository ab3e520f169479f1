/**
 * A stream and no endpoint: `GET /games/:gameId/events`, server-sent events read with fetch. `state` carries
 * a whole state with its version as id; `chat` a ChatFeed, on the stream of a group; `bye` asks the client to
 * reconnect soon.
 */
export const LIVE_FEED_PATH = '/games/:gameId/events'

/** The same for anyone with the link of a game: no account, and a WatchedState. */
export const WATCH_FEED_PATH = '/watch/:token/events'

/** What changes in a group before its games, for its members: a GroupFeed each time, and its chat. */
export const GROUP_FEED_PATH = '/sport-groups/:groupId/events'

export type Versioned = { version: number; era: string }

/**
 * Versions grow within an era. Restoring a backup starts another era, whose states are newer, whatever their
 * version.
 */
export const isOlder = (next: Versioned, current: Versioned): boolean =>
  next.era === current.era && next.version < current.version

/** A comment line this often keeps proxies from closing a quiet stream. */
export const HEARTBEAT_MS = 15_000
