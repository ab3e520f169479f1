import { setTimeout as sleep } from 'node:timers/promises'
import { sql as query } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import { jitter } from '../chance.ts'
import type { Sql } from '../db/database.ts'
import { SERVING_LOCK } from '../db/migrate.ts'
import type { Listener, Live, Who } from './live.ts'

/** The command line speaks on it too. */
export const CHANNEL = 'turnout_live'

type Word = { game: string } | { who: Who }

/** Notices between nodes by PostgreSQL itself: one connection listens, and speaks for what is said outside of transactions. */
export async function connectLive(connectionString: string, log: Logger): Promise<Live> {
  const listeners = new Set<Listener>()
  const tell = (word: Word) => {
    for (const listener of listeners)
      'game' in word ? listener.changed(word.game) : listener.recheck(word.who)
  }
  const ear = new Ear(connectionString, log, tell, () => {
    for (const listener of listeners) listener.lost()
  })
  await ear.connect()
  return {
    async announceIn(sql, gameId) {
      await sql.execute(query`select pg_notify(${CHANNEL}, ${JSON.stringify({ game: gameId })})`)
    },
    recheck(who) {
      tell({ who })
      ear.say(JSON.stringify({ who }))
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => ear.close(),
  }
}

/** Inside the transaction that takes somebody's permission away; for whoever has no line of their own. */
export async function announceWho(sql: Sql, who: Who): Promise<void> {
  await sql.execute(query`select pg_notify(${CHANNEL}, ${JSON.stringify({ who })})`)
}

/**
 * A machine that loses its power hangs up on nobody, and PostgreSQL would hold its place here for two hours. Over a
 * socket of the same machine this says nothing.
 */
const SOON_MISSED =
  'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3'

class Ear {
  #client: pg.Client | null = null
  /** What was to be said while nobody could hear it. */
  #unsaid: string[] = []
  #speaking = false
  #closed = false
  readonly #connectionString: string
  readonly #log: Logger
  readonly #heard: (word: Word) => void
  readonly #lost: () => void

  constructor(connectionString: string, log: Logger, heard: (word: Word) => void, lost: () => void) {
    this.#connectionString = connectionString
    this.#log = log
    this.#heard = heard
    this.#lost = lost
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#connectionString, keepAlive: true })
    client.on('notification', ({ payload }) => payload && this.#heard(JSON.parse(payload) as Word))
    client.on('error', () => {}) // 'end' follows, and is where we act
    await client.connect()
    await client.query(SOON_MISSED)
    await client.query(`listen ${CHANNEL}`)
    await client.query('select pg_advisory_lock_shared($1)', [SERVING_LOCK])
    // only now: a line that broke before it stood is tried again by whoever is trying already
    client.on('end', () => this.#reconnect())
    this.#client = client
    void this.#speak()
  }

  /** The other nodes have to hear it too, if need be once the line stands again. */
  say(payload: string): void {
    if (this.#closed) return
    this.#unsaid.push(payload)
    void this.#speak()
  }

  /** One word after another: what breaks off is said again by the next line. */
  async #speak(): Promise<void> {
    if (this.#speaking) return
    this.#speaking = true
    try {
      for (let [word] = this.#unsaid; word !== undefined && this.#client; [word] = this.#unsaid) {
        await this.#client.query('select pg_notify($1, $2)', [CHANNEL, word])
        this.#unsaid.shift()
      }
    } catch {
      // 'end' follows
    } finally {
      this.#speaking = false
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    // a connection that is dead already may never say good-bye
    await Promise.race([this.#client?.end(), sleep(500)])
  }

  async #reconnect(): Promise<void> {
    this.#client = null
    if (this.#closed) return
    this.#log.warn('The line between the nodes broke; watchers are asked to come back.')
    this.#lost()
    while (!this.#closed && !this.#client) {
      await sleep(200 + jitter(800))
      await this.connect().catch(() => {})
    }
    // whoever came back sooner than the line did has missed what happened in between
    if (this.#client) this.#heard({ who: {} })
  }
}
