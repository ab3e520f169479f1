import type { Sql } from './db/database.ts'
import { afterCommit } from './db/transaction.ts'

/** What a subscriber does, by type of event. */
export interface EventSubscriber<Events> {
  /** In the transaction of the change, for what must not be lost: mails, jobs, messages to all nodes. */
  inTransaction?: {
    /** `publish` is for what follows from the event; its result is not used. */
    [Type in keyof Events]?: (sql: Sql, event: Events[Type], publish: Publish<Events>) => Promise<unknown>
  }
  /** After the commit, for what may be lost if the program ends in between: metrics, log lines. */
  onCommitted?: { [Type in keyof Events]?: (event: Events[Type]) => void }
}

/** Call it inside the transaction of the change: after a rollback nothing is published. */
export type Publish<Events> = <Type extends keyof Events>(
  sql: Sql,
  type: Type,
  event: Events[Type],
) => Promise<void>

export function createPublish<Events>(subscribers: readonly EventSubscriber<Events>[]): Publish<Events> {
  const publish: Publish<Events> = async (sql, type, event) => {
    for (const { inTransaction, onCommitted } of subscribers) {
      await inTransaction?.[type]?.(sql, event, publish)
      const callback = onCommitted?.[type]
      if (callback) afterCommit(sql, () => callback(event))
    }
  }
  return publish
}
