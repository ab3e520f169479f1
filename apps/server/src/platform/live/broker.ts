import { setTimeout as sleep } from 'node:timers/promises'
import { sql as query } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import { jitter } from '../chance.ts'
import type { Sql } from '../db/database.ts'
import { SERVING_LOCK } from '../db/migrate.ts'
import type { Primary } from '../db/primary.ts'
import type { Live, LiveListener, RecheckScope } from './live.ts'

export const CHANNEL = 'turnout_live'
const JOBS_CHANNEL = 'jobs'

/** `game` is the id of the changed game or group: nodes of an older build read this name. */
type Message = { game: string } | { who: RecheckScope }

/** The message to every node about a newer version; for a statement that sends it with its writes. */
export const changeMessage = (id: string): string => JSON.stringify({ game: id } satisfies Message)

/** In the transaction of the change. The commit sends the message, a rollback drops it. */
export const publishChangeIn = (sql: Sql, id: string) => notify(sql, { game: id })

/** In the transaction that changes who may watch; an event says more than that, which stays here. */
export const publishRecheckIn = (sql: Sql, { groupId, userId, sessionId }: RecheckScope) =>
  notify(sql, { who: { groupId, userId, sessionId } })

/** In the transaction that enqueues a job: the workers of every node get the message after the commit. */
export const publishJobIn = (sql: Sql): Promise<unknown> =>
  sql.execute(query`select pg_notify(${JOBS_CHANNEL}, '')`)

const notify = (sql: Sql, message: Message): Promise<unknown> =>
  sql.execute(query`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`)

/** Listens to the messages between nodes, which PostgreSQL transports. */
export async function connectLive(primary: Primary, log: Logger): Promise<Live> {
  const listeners = new Set<LiveListener>()
  const wakes = new Set<() => void>()
  const wakeJobs = () => {
    for (const wake of wakes) wake()
  }
  const dispatch = (message: Message) => {
    for (const listener of listeners)
      'game' in message ? listener.changed(message.game) : listener.recheck(message.who)
  }
  const postgresListener = new PostgresListener(primary, log, dispatch, wakeJobs, () => {
    for (const listener of listeners) listener.lost()
  })
  await postgresListener.connect()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onJob(wake) {
      wakes.add(wake)
      return () => wakes.delete(wake)
    },
    close: () => postgresListener.close(),
  }
}

/**
 * A machine that loses its power closes no connection, and PostgreSQL would keep it for two hours. Without effect
 * on a local socket.
 */
const KEEPALIVE_SETTINGS =
  'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3'

class PostgresListener {
  #client: pg.Client | null = null
  #closed = false
  readonly #primary: Primary
  readonly #log: Logger
  readonly #onMessage: (message: Message) => void
  readonly #onJob: () => void
  readonly #onLost: () => void

  constructor(
    primary: Primary,
    log: Logger,
    onMessage: (message: Message) => void,
    onJob: () => void,
    onLost: () => void,
  ) {
    this.#primary = primary
    primary.onSwitch(() => this.#client?.connection.stream.destroy())
    this.#log = log
    this.#onMessage = onMessage
    this.#onJob = onJob
    this.#onLost = onLost
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#primary.url, keepAlive: true })
    client.on('notification', ({ channel, payload = '' }) =>
      channel === JOBS_CHANNEL ? this.#onJob() : this.#onMessage(JSON.parse(payload) as Message),
    )
    client.on('error', () => {}) // the 'end' event follows and is handled
    await client.connect()
    await client.query(KEEPALIVE_SETTINGS)
    await client.query(`listen ${CHANNEL}; listen ${JOBS_CHANNEL}`)
    await client.query('select pg_advisory_lock_shared($1)', [SERVING_LOCK])
    // only now: a failed first attempt is already retried by the caller
    client.on('end', () => this.#reconnect())
    this.#client = client
  }

  async close(): Promise<void> {
    this.#closed = true
    // a dead connection may never end
    await Promise.race([this.#client?.end(), sleep(500)])
  }

  async #reconnect(): Promise<void> {
    this.#client = null
    if (this.#closed) return
    this.#log.warn('The line between the nodes broke; watchers are asked to come back.')
    this.#primary.search()
    this.#onLost()
    while (!this.#closed && !this.#client) {
      await sleep(200 + jitter(800))
      await this.connect().catch(() => {})
    }
    // clients that returned before the connection did have missed changes
    if (!this.#client) return
    this.#onMessage({ who: {} })
    this.#onJob()
  }
}
