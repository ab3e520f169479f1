import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { WAKE_CHANNEL } from './queue.ts'

const RECONNECT_MS = 5_000
const CLOSE_TIMEOUT_MS = 1_000

/**
 * Calls `wake` when any node has put a job in line, over a connection of its own: a pooled one would
 * be missing elsewhere. While the connection is down, the worker's own poll is slower but enough.
 */
export function listenForJobs(directUrl: () => string, onJob: () => void): () => Promise<void> {
  const stopped = new AbortController()
  let client: pg.Client | null = null

  const listen = async () => {
    const newClient = new pg.Client({ connectionString: directUrl() })
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
