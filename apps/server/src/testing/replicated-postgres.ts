import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries } from '../platform/db/binaries.ts'
import { ensureCluster } from '../platform/db/cluster.ts'
import { closeGuard, spawnGuard } from '../platform/db/guard.ts'
import { databasePaths } from '../platform/db/paths.ts'
import { type RunAs, runAs } from '../platform/db/privileges.ts'
import { freePort } from './free-port.ts'
import { postmasterOf, signalAll, treeOf } from './processes.ts'

const DATABASE = 'turnout'

/** A PostgreSQL of an operator: it listens on a port and is not restarted when it dies. */
class Server {
  readonly port: number
  readonly #dataDir: string
  readonly #binary: string
  readonly #account: RunAs
  #guard: ReturnType<typeof spawnGuard> | undefined

  private constructor(port: number, dataDir: string, binary: string, account: RunAs) {
    this.port = port
    this.#dataDir = dataDir
    this.#binary = binary
    this.#account = account
  }

  /** In a new folder, with an empty database unless it will follow another server. */
  static async make({ empty }: { empty: boolean }): Promise<Server> {
    const dataDir = mkdtempSync(join(tmpdir(), 'turnout-replicated-'))
    const folders = databasePaths(dataDir)
    mkdirSync(folders.home, { mode: 0o700 })
    const binaries = await findBinaries()
    const account = runAs(folders.home, binaries.postgres)
    if (empty) await ensureCluster(folders, binaries, account, [])
    return new Server(await freePort(), dataDir, binaries.postgres, account)
  }

  get #folders() {
    return databasePaths(this.#dataDir)
  }

  get password(): string {
    return readFileSync(this.#folders.password, 'utf8')
  }

  async start(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.port,
      unix_socket_directories: '',
      wal_keep_size: '256MB',
    }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const command = [...this.#account.command, this.#binary, '-D', this.#folders.cluster, ...args]
    this.#guard = spawnGuard(command, this.#account, this.#folders, {})
    await until(() =>
      this.query('select 1').then(
        () => true,
        () => false,
      ),
    )
  }

  async query(text: string): Promise<Record<string, unknown>[]> {
    const client = await this.connect()
    return client
      .query(text)
      .then(({ rows }) => rows as Record<string, unknown>[])
      .finally(() => client.end())
  }

  async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url('postgres') })
    client.on('error', () => {}) // the running query fails anyway
    await client.connect()
    return client
  }

  url = (database: string) => `postgres://turnout:${this.password}@127.0.0.1:${this.port}/${database}`

  /** Kills all of its processes at once, like a power loss. */
  async kill(): Promise<void> {
    signalAll(treeOf(postmasterOf(this.#dataDir)), 'SIGKILL')
    await closeGuard(this.#guard)
  }

  /** It runs and answers nothing, like a machine behind a broken switch. */
  freeze(): void {
    signalAll(treeOf(postmasterOf(this.#dataDir)), 'SIGSTOP')
  }

  async stop(): Promise<void> {
    await closeGuard(this.#guard)
    rmSync(this.#dataDir, { recursive: true, force: true })
  }

  /** Replaces its data by a copy of the primary's and follows it. */
  async follow(primary: Server): Promise<void> {
    const { home, cluster, password } = this.#folders
    rmSync(cluster, { recursive: true, force: true })
    writeFileSync(password, primary.password, { mode: 0o600 })
    const client = await primary.connect()
    await client.query(`select pg_backup_start('standby', true)`)
    // a file may vanish during the copy; the log that follows covers that
    await promisify(execFile)('cp', ['-a', primary.#folders.cluster, cluster]).catch(() => {})
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    await client.end()
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    writeFileSync(join(cluster, 'backup_label'), rows[0]?.labelfile ?? '')
    writeFileSync(join(cluster, 'standby.signal'), '')
    const conninfo = `host=127.0.0.1 port=${primary.port} user=turnout password=${primary.password}`
    writeFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
    const { owner } = this.#account
    if (owner) await promisify(execFile)('chown', ['-R', `${owner.uid}:${owner.gid}`, home])
    await this.start()
  }
}

/** A primary and a standby that has everything which the primary has acknowledged. */
export class ReplicatedPostgres {
  #primary: Server
  #standby: Server

  private constructor(primary: Server, standby: Server) {
    this.#primary = primary
    this.#standby = standby
  }

  static async start(): Promise<ReplicatedPostgres> {
    const [primary, standby] = [await Server.make({ empty: true }), await Server.make({ empty: false })]
    await primary.start()
    await primary.query(`create database ${DATABASE}`)
    const replicated = new ReplicatedPostgres(primary, standby)
    await replicated.attachStandby()
    return replicated
  }

  /** Both hosts, as an operator configures them. */
  get url(): string {
    const [one, other] = [this.#primary, this.#standby].map(({ port }) => `127.0.0.1:${port}`)
    return `postgres://turnout:${this.#primary.password}@${one},${other}/${DATABASE}`
  }

  get primaryUrl(): string {
    return this.#primary.url(DATABASE)
  }

  /** Runs a statement on the standby itself, as an operator would. */
  onStandby = (text: string) => this.#standby.query(text)

  killStandby = () => this.#standby.kill()

  killPrimary = () => this.#primary.kill()

  freezePrimary = () => this.#primary.freeze()

  /** What an operator must not do: the old primary takes writes again while the new one does. */
  startOldPrimary = () => this.#standby.start()

  /** Returns when the standby takes writes. */
  async promoteStandby(): Promise<void> {
    await this.#standby.query('select pg_promote(true, 60)')
    const [primary, standby] = [this.#standby, this.#primary]
    this.#primary = primary
    this.#standby = standby
  }

  /** Makes the other server follow the primary; each commit then waits for it. */
  async attachStandby(): Promise<void> {
    await this.#standby.follow(this.#primary)
    await this.#primary.query(`alter system set synchronous_standby_names = '*'`)
    await this.#primary.query('select pg_reload_conf()')
    await until(async () => {
      const [row] = await this.#primary.query(`select sync_state from pg_stat_replication`)
      return row?.sync_state === 'sync'
    })
  }

  async stop(): Promise<void> {
    await Promise.all([this.#standby.stop(), this.#primary.stop()])
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(20)
}
