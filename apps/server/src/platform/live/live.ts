import type { Sql } from '../db/database.ts'

/** Whose permission to watch may have changed: everybody in a group, one person, or one session. */
export interface RecheckScope {
  groupId?: string
  userId?: string
  sessionId?: string
}

export interface LiveListener {
  /** A game has a newer version. */
  changed(gameId: string): void
  /** Look again who may still watch. */
  recheck(scope: RecheckScope): void
  /** Word from the other nodes may have been missed: everybody has to come back and be checked anew. */
  lost(): void
}

/** How word of a change reaches the watchers on this node and on all others. */
export interface Live {
  /** Inside the transaction that changed the game; it is heard when that commits, and never when it does not. */
  publishChangeIn(sql: Sql, gameId: string): Promise<void>
  /** After the commit: a membership, a group or a session ended or changed. */
  recheck(scope: RecheckScope): void
  subscribe(listener: LiveListener): () => void
  close(): Promise<void>
}
