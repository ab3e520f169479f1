import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Sql } from '../db/database.ts'
import { WAKE_CHANNEL } from './queue.ts'

const RECONNECT_MS = 5_000
const CLOSE_TIMEOUT_MS = 1_000

/**
 * Calls `wake` when any node has put a job in line, over a connection of its own: a pooled one would
 * be missing elsewhere. While the connection is down, the worker's own poll is slower but enough.
 */
export function listenForJobs(sql: Sql, onJob: () => void): () => Promise<void> {
  const pool = poolOf(sql)
  if (!pool) return async () => {}
  const stopped = new AbortController()
  let client: pg.Client | null = null

  const listen = async () => {
    const newClient = new pg.Client({ connectionString: pool.options.connectionString })
    client = newClient
    const lost = new Promise<void>((end) => newClient.on('error', () => end()).on('end', () => end()))
    newClient.on('notification', onJob)
    await newClient.connect()
    await newClient.query(`listen ${WAKE_CHANNEL}`)
    onJob() // what came while nobody listened
    await lost
  }
  const keepListening = async () => {
    while (!stopped.signal.aborted) {
      await listen().catch(() => {})
      void client?.end().catch(() => {})
      await sleep(RECONNECT_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
    }
  }

  const listening = keepListening()
  return async () => {
    stopped.abort()
    void client?.end().catch(() => {}) // not awaited: on a connection that is dead it may hang
    await Promise.race([listening, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
  }
}

/** The pool that Drizzle holds knows where the database is, also after a switch. */
function poolOf(sql: Sql): pg.Pool | undefined {
  const pool = '$client' in sql ? sql.$client : undefined
  return pool instanceof pg.Pool ? pool : undefined
}
