import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Sql } from '../db/database.ts'
import { WAKE_CHANNEL } from './queue.ts'

const BACK_AFTER_MS = 5_000
const GOODBYE_MS = 1_000

/**
 * Calls `wake` when any node has put a job in line, over a connection of its own: a pooled one would
 * be missing elsewhere. While the connection is down, the worker's own poll is slower but enough.
 */
export function listenForJobs(sql: Sql, wake: () => void): () => Promise<void> {
  const connectionString = addressOf(sql)
  if (connectionString === undefined) return async () => {}
  const stopped = new AbortController()
  let client: pg.Client | null = null

  const listen = async () => {
    const fresh = new pg.Client({ connectionString })
    client = fresh
    const lost = new Promise<void>((end) => fresh.on('error', () => end()).on('end', () => end()))
    fresh.on('notification', wake)
    await fresh.connect()
    await fresh.query(`listen ${WAKE_CHANNEL}`)
    wake() // what came while nobody listened
    await lost
  }
  const keepListening = async () => {
    while (!stopped.signal.aborted) {
      await listen().catch(() => {})
      void client?.end().catch(() => {})
      await sleep(BACK_AFTER_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
    }
  }

  const listening = keepListening()
  return async () => {
    stopped.abort()
    void client?.end().catch(() => {}) // not awaited: on a connection that is dead it may hang
    await Promise.race([listening, sleep(GOODBYE_MS, undefined, { ref: false })])
  }
}

/** The pool that Drizzle holds knows where the database is. */
function addressOf(sql: Sql): string | undefined {
  const pool = '$client' in sql ? sql.$client : undefined
  return pool instanceof pg.Pool ? pool.options.connectionString : undefined
}
