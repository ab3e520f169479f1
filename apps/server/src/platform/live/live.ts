/** Whose permission to watch may have changed: everyone in a group, one person, or one session. */
export interface RecheckScope {
  groupId?: string | undefined
  userId?: string | undefined
  sessionId?: string | undefined
}

export interface LiveListener {
  /** A game or a group has a newer version. */
  changed(id: string): void
  /** Check again who may still watch. */
  recheck(scope: RecheckScope): void
  /** Messages of other nodes may be lost: all clients have to reconnect and are checked again. */
  lost(): void
}

/** How this node learns of changes, its own included. */
export interface Live {
  subscribe(listener: LiveListener): () => void
  /** Calls `wake` when any node has enqueued a job. A lost message only costs time, because workers also poll. */
  onJob(wake: () => void): () => void
  close(): Promise<void>
}
