/** Whoever watches a game, as one open stream. Permission is asked again at every send, never remembered. */
export interface Watcher {
  gameId: string
  groupId: string
  userId: string
  sessionId: string
  /** The state of the game has changed: send the newest. */
  changed(): void
  /** Something about this person or group has changed: look again whether they may still watch. */
  recheck(): void
  /** The server is leaving or has lost track: come back and be checked anew. */
  bye(): void
}

export interface Who {
  groupId?: string
  userId?: string
  sessionId?: string
}

/** Who watches what on this node, and how word reaches them and the other nodes. */
export interface Live {
  watch(watcher: Watcher): () => void
  /** After the commit: the game has a newer version. */
  announce(gameId: string): void
  /** After the commit: a membership, a group or a session ended or changed. */
  recheck(who: Who): void
  close(): Promise<void>
}
