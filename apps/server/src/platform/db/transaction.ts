import type pg from 'pg'
import type { Sql } from './database.ts'
import { isFromDatabase, isQueryTimeout } from './sql-state.ts'

/** A transaction or a part of one. It may be called again, so it does nothing outside of the database. */
export type Work<T = unknown> = (sql: Sql) => Promise<T>

/** What a work leaves for the end of its transaction. */
interface Ending {
  callbacks: (() => void)[]
  lastStatements: Promise<unknown>[]
  entry: LogEntryId | null
}

/** The log entry that a command of a person wrote: which log, and which version. */
export interface LogEntryId {
  logId: string
  version: number
}

/** The result of one work of a committed transaction; a failed one has no callbacks. */
export type Outcome<T> = PromiseSettledResult<T> & { callbacks: readonly (() => void)[] }

const endings = new WeakMap<Sql, Ending>()

function endingOf(sql: Sql): Ending {
  const ending = endings.get(sql)
  if (!ending) throw new Error('This needs the sql of a transaction that has not ended.')
  return ending
}

/** Calls back after the commit of this transaction, and never after a rollback. */
export const afterCommit = (sql: Sql, callback: () => void): void =>
  void endingOf(sql).callbacks.push(callback)

/** A statement whose result is not awaited: the commit is sent right after it and fails with it. */
export function withCommit(sql: Sql, statement: Promise<unknown>): void {
  // drizzle sends a statement each time it is awaited
  const answer = statement.then(() => {})
  answer.catch(() => {})
  endingOf(sql).lastStatements.push(answer)
}

/** Notes the log entry that a command wrote. Its stored answer names the entry, so that both can be compared later. */
export const noteEntry = (sql: Sql, entry: LogEntryId): void => {
  endingOf(sql).entry = entry
}

export const notedEntry = (sql: Sql): LogEntryId | null => endingOf(sql).entry

/**
 * A transaction on one connection: its works one after another, and their commit. With several works, one that
 * throws is undone alone and the others go on. An error of the database fails them all.
 */
export class Transaction {
  readonly #client: pg.PoolClient
  readonly #sql: Sql
  readonly #lastStatements: Promise<unknown>[] = []
  #unusable: Error | undefined

  constructor(client: pg.PoolClient, sql: Sql) {
    this.#client = client
    this.#sql = sql
  }

  async run<T>(begin: string, works: readonly Work<T>[]): Promise<Outcome<T>[]> {
    try {
      // sent with the first statement of the work, which does not wait for it
      const begun = this.#client.query(begin).catch((error: Error) => {
        this.#unusable = error
        throw error
      })
      const run = works.length > 1 ? this.#runUndoable : this.#runRequired
      const outcomes: Outcome<T>[] = []
      for (const work of works) {
        const [outcome] = await Promise.all([run(work, `work_${outcomes.length}`), begun])
        outcomes.push(outcome)
      }
      await Promise.all([...this.#lastStatements, this.#client.query('commit')])
      return outcomes
    } catch (failure) {
      throw await this.#rollBack(failure)
    } finally {
      this.#client.release(this.#unusable)
    }
  }

  #runRequired = async <T>(work: Work<T>): Promise<Outcome<T>> => {
    const ending: Ending = { callbacks: [], lastStatements: [], entry: null }
    endings.set(this.#sql, ending)
    try {
      return { status: 'fulfilled', value: await work(this.#sql), callbacks: ending.callbacks }
    } finally {
      endings.delete(this.#sql)
      this.#lastStatements.push(...ending.lastStatements)
    }
  }

  #runUndoable = async <T>(work: Work<T>, savepoint: string): Promise<Outcome<T>> => {
    const before = this.#lastStatements.length
    // it fails with the transaction when an earlier statement failed; then no rollback to it is needed
    this.#client.query(`savepoint ${savepoint}`).catch(() => {})
    try {
      return await this.#runRequired(work)
    } catch (reason) {
      if (isFromDatabase(reason)) throw reason
      this.#lastStatements.length = before
      await this.#client.query(`rollback to savepoint ${savepoint}`)
      return { status: 'rejected', reason, callbacks: [] }
    }
  }

  async #rollBack(failure: unknown): Promise<unknown> {
    // a statement after a failed one only reports that the transaction is aborted
    const error = (await firstFailure(this.#lastStatements)) ?? failure
    // after a statement that timed out a rollback would wait too; closing the connection rolls back
    if (isQueryTimeout(error)) this.#unusable = error
    // a rollback that fails on a broken connection must not hide the first error
    else
      await this.#client.query('rollback').catch((failure: Error) => {
        this.#unusable = failure
      })
    return error
  }
}

async function firstFailure(statements: readonly Promise<unknown>[]): Promise<unknown> {
  const results = await Promise.allSettled(statements)
  return results.find((result) => result.status === 'rejected')?.reason
}
