import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { findRunningUrl } from './embedded.ts'
import { StartError } from './start-error.ts'
import { withClient } from './with-client.ts'

const ASK_TIMEOUT_MS = 1_000
const SEARCH_PAUSE_MS = 200
/** A server that vanishes silently breaks no connection. What a standby returns is at most two intervals old. */
const CHECK_INTERVAL_MS = 1_000

/** The servers of a `DATABASE_URL` with commas between the hosts, each with an address of its own. */
export function serverUrls(databaseUrl: string): string[] {
  const { before = '', hosts = '', after = '' } = MANY_HOSTS.exec(databaseUrl)?.groups ?? {}
  return hosts ? hosts.split(',').map((host) => `${before}${host}${after}`) : [databaseUrl]
}

const MANY_HOSTS = /^(?<before>[a-z]+:\/\/(?:[^@/?]*@)?)(?<hosts>[^/?]*,[^/?]*)(?<after>.*)$/

/**
 * The answer of a server. A primary has a timeline, and each promotion starts a later one. `position` is the end of
 * its log: what a primary has written, or what a standby shows.
 */
type Answer = { url: string; timeline: string | null; position: number }

function ask(url: string): Promise<Answer> {
  const timeouts = { connectionTimeoutMillis: ASK_TIMEOUT_MS, query_timeout: ASK_TIMEOUT_MS }
  return withClient({ connectionString: url, ...timeouts }, async (client) => {
    const { rows } = await client.query<{ timeline: string | null; position: string | null }>(ROLE)
    return { url, timeline: rows[0]?.timeline ?? null, position: Number(rows[0]?.position ?? 0) }
  })
}

const ROLE = `select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline,
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end - '0/0' as position`

/** The servers that answer, the writable one first. A later timeline wins over an old primary that is back. */
async function askAll(urls: readonly string[]): Promise<Answer[]> {
  const answers = await Promise.allSettled(urls.map(ask))
  return answers
    .flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    .sort((one, other) => (other.timeline ?? '').localeCompare(one.timeline ?? ''))
}

/** The address of the server that takes writes now. A single server is not queried. */
export async function findPrimary(databaseUrl: string): Promise<string> {
  const urls = serverUrls(databaseUrl)
  if (urls.length === 1) return databaseUrl
  const [first, ...others] = await askAll(urls)
  if (first?.timeline) return first.url
  const answered = first ? others.length + 1 : 0
  throw new StartError(
    `None of the ${urls.length} servers that are named takes writes: ${answered} answered as a standby, ${urls.length - answered} did not answer.`,
  )
}

/** The configured database, or that of the running program; undefined when none runs. */
export async function runningDatabaseUrl({
  databaseUrl,
  databaseDirectUrl = null,
  dataDir,
}: {
  databaseUrl: string | null
  databaseDirectUrl?: string | null
  dataDir: string
}): Promise<string | undefined> {
  const url = databaseDirectUrl ?? databaseUrl
  return url ? findPrimary(url) : findRunningUrl(dataDir)
}

/** The server that the program writes to; follows a switch to another server while the program runs. */
export class Primary {
  url: string
  /** A standby that shows what was written at the last check; null without one. */
  standbyUrl: string | null = null
  readonly #urls: readonly string[]
  readonly #log: Logger
  readonly #onSwitch = new Set<() => void>()
  readonly #check: NodeJS.Timeout | undefined
  #search: Promise<void> | null = null
  #closed = false
  #reachable: number
  #switches = 0
  #written = Number.POSITIVE_INFINITY

  private constructor(url: string, urls: readonly string[], log: Logger) {
    this.url = url
    this.#urls = urls
    this.#reachable = urls.length
    this.#log = log
    if (this.isFixed) return
    this.#check = setInterval(() => this.search(), CHECK_INTERVAL_MS).unref()
  }

  static async connect(databaseUrl: string, log: Logger): Promise<Primary> {
    return new Primary(await findPrimary(databaseUrl), serverUrls(databaseUrl), log)
  }

  /** There is only one server, so no switch is possible. */
  get isFixed(): boolean {
    return this.#urls.length === 1
  }

  /** Called when a connection breaks. Returns at once; the search goes on until a server takes writes. */
  search(): void {
    if (this.isFixed || this.#closed) return
    this.#search ??= this.#findNext().finally(() => {
      this.#search = null
    })
  }

  /** For connections that are still open to a server that is no longer the primary. */
  onSwitch(listener: () => void): void {
    this.#onSwitch.add(listener)
  }

  registerMetrics(metrics: Metrics): void {
    if (this.isFixed) return
    metrics.registerGauges(
      {
        turnout_database_servers: 'Servers that DATABASE_URL names.',
        turnout_database_servers_reachable: 'Those of them that answered when they were asked last.',
        turnout_database_switches: 'How often another server has become the primary since the start.',
        turnout_database_standby: 'Whether lists are read from a standby now.',
      },
      () => ({
        turnout_database_servers: this.#urls.length,
        turnout_database_servers_reachable: this.#reachable,
        turnout_database_switches: this.#switches,
        turnout_database_standby: this.standbyUrl ? 1 : 0,
      }),
    )
  }

  /** The state of several servers for a probe. */
  get status(): { servers: number; reachable: number; standby: boolean } | undefined {
    const standby = this.standbyUrl !== null
    return this.isFixed ? undefined : { servers: this.#urls.length, reachable: this.#reachable, standby }
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#check)
  }

  async #findNext(): Promise<void> {
    while (!this.#closed) {
      const answers = await askAll(this.#urls)
      this.#reachable = answers.length
      const [first, ...others] = answers
      this.#chooseStandby(first, others)
      if (first?.timeline) return this.#use(first.url)
      await sleep(SEARCH_PAUSE_MS)
    }
  }

  /** The most current standby, if it shows all that the primary had written at the last check. */
  #chooseStandby(primary: Answer | undefined, others: readonly Answer[]): void {
    const [standby] = others
      .filter(({ timeline }) => !timeline)
      .sort((one, other) => other.position - one.position)
    const isCurrent = primary?.url === this.url && standby && standby.position >= this.#written
    this.standbyUrl = isCurrent ? standby.url : null
    this.#written = primary?.timeline ? primary.position : Number.POSITIVE_INFINITY
  }

  #use(url: string): void {
    if (url === this.url) return
    this.url = url
    this.#switches += 1
    this.#log.warn(`The database is written on ${new URL(url).host} now.`)
    for (const listener of this.#onSwitch) listener()
  }
}

/**
 * Makes each new connection of the pool lead to the primary. Closes connections to other servers, even those that are
 * being opened: a hanging server accepts them and never answers.
 */
export function followPrimary(pool: pg.Pool, primary: Primary): void {
  if (primary.isFixed) return
  const sockets = new Set<Socket>()
  const openSocket = () => {
    const socket = new Socket()
    sockets.add(socket)
    return socket.once('close', () => sockets.delete(socket))
  }
  Object.defineProperty(pool.options, 'connectionString', { get: () => primary.url })
  Object.assign(pool.options, { stream: openSocket, onConnect: refuseStandby } satisfies pg.PoolConfig)
  pool.on('connect', (client) => client.on('error', () => primary.search()))
  // a hanging server shows itself by statements that time out
  pool.on('release', (error) => {
    if (error) primary.search()
  })
  primary.onSwitch(() => {
    for (const socket of sockets) socket.destroy()
  })
}

/** A stopped primary may return as a standby, and a connection may reach it before the switch is known. */
async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (rows[0]?.standby) throw Object.assign(new Error('This server is a standby.'), { code: '57P03' })
}
