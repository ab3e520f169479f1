import { sql as query } from 'drizzle-orm'
import type { Metrics } from '../metrics.ts'
import { createDatabase, type Sql, type StandbySql } from './database.ts'
import { createPool } from './pool.ts'
import type { Primary } from './primary.ts'

/** Shorter than on the primary, which is queried next. */
const LIMITS = { connectionTimeoutMillis: 1_000, query_timeout: 1_500, statement_timeout: 1_400 }

type Reads = { url: string; sql: Sql; end(): Promise<void> }

/** Takes reads that may be a second old from the primary, while a standby is current enough. */
export class Standby {
  readonly #primary: Primary
  readonly #sql: Sql
  #reads: Reads | null = null
  #taken = 0
  #returned = 0

  constructor(primary: Primary, sql: Sql) {
    this.#primary = primary
    this.#sql = sql
  }

  /**
   * Falls back to the primary when the standby fails. A person who may have changed something at any node has to see
   * it: for them the standby must show everything written so far.
   */
  async read<T>(
    work: (sql: StandbySql) => Promise<T>,
    { mayHaveWritten }: { mayHaveWritten: boolean },
  ): Promise<T> {
    const url = this.#primary.standbyUrl
    if (!url) return work(this.#sql)
    try {
      const sql = this.#sqlAt(url)
      if (!mayHaveWritten || (await this.#showsAll(sql))) {
        const value = await work(sql)
        this.#taken += 1
        return value
      }
    } catch {
      this.#primary.search()
    }
    this.#returned += 1
    return work(this.#sql)
  }

  registerMetrics(metrics: Metrics): void {
    if (this.#primary.isFixed) return
    metrics.registerGauges(
      {
        turnout_standby_reads: 'Reads that a standby has answered since the start.',
        turnout_standby_reads_returned:
          'Reads that the primary answered because the standby failed or was behind.',
      },
      () => ({ turnout_standby_reads: this.#taken, turnout_standby_reads_returned: this.#returned }),
    )
  }

  async close(): Promise<void> {
    await this.#reads?.end()
  }

  async #showsAll(standby: Sql): Promise<boolean> {
    const { rows } = await this.#sql.execute<{ written: string }>(
      query`select pg_current_wal_flush_lsn()::text as written`,
    )
    const shown = await standby.execute<{ all: boolean }>(
      query`select pg_last_wal_replay_lsn() >= ${rows[0]?.written}::pg_lsn as all`,
    )
    return shown.rows[0]?.all === true
  }

  /** The pool of this server; the pool of another server ends with its last read. */
  #sqlAt(url: string): Sql {
    if (this.#reads?.url === url) return this.#reads.sql
    void this.#reads?.end()
    const pool = createPool(url, LIMITS)
    this.#reads = { url, sql: createDatabase(pool).sql, end: () => pool.end() }
    return this.#reads.sql
  }
}
