/** Whose permission to watch may have changed: everybody in a group, one person, or one session. */
export interface RecheckScope {
  groupId?: string | undefined
  userId?: string | undefined
  sessionId?: string | undefined
}

export interface LiveListener {
  /** A game or a group has a newer version. */
  changed(id: string): void
  /** Look again who may still watch. */
  recheck(scope: RecheckScope): void
  /** Word from the other nodes may have been missed: everybody has to come back and be checked anew. */
  lost(): void
}

/** How this node hears of changes, its own included. */
export interface Live {
  subscribe(listener: LiveListener): () => void
  /** Calls `wake` when any node has put a job in line. A missed word costs time only: workers look by themselves too. */
  onJob(wake: () => void): () => void
  close(): Promise<void>
}
