import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeOwner, runAs } from '../platform/db/privileges.ts'
import { command } from './database.ts'
import { freePort } from './free-port.ts'
import { postmasterOf, signalAll, treeOf } from './processes.ts'

const PATRONI = '/usr/bin/patroni'
const ETCD = '/usr/bin/etcd'
const BINARIES = '/usr/lib/postgresql/15/bin'

export const PATRONI_MISSING = [PATRONI, ETCD, BINARIES].every((path) => existsSync(path))
  ? null
  : 'Patroni, etcd and PostgreSQL 15 are not installed; as root, npm run test:failover installs them from Debian'

const PASSWORD = 'of-a-test'
const DATABASE = 'turnout'
const ROLE = 'turnout'

const urlAt = (port: number, database = DATABASE) =>
  `postgres://${ROLE}:${PASSWORD}@127.0.0.1:${port}/${database}`

/** A machine with a PostgreSQL that its Patroni starts, watches and promotes. */
class Machine {
  readonly port: number
  readonly #restPort: number
  readonly #folder: string
  readonly #file: string
  #patroni: ChildProcess | null = null

  private constructor(port: number, restPort: number, folder: string, file: string) {
    this.port = port
    this.#restPort = restPort
    this.#folder = folder
    this.#file = file
  }

  static async make(name: string, etcd: string): Promise<Machine> {
    const [port, restPort] = [await freePort(), await freePort()]
    const folder = mkdtempSync(join(tmpdir(), `turnout-patroni-${name}-`))
    mkdirSync(join(folder, 'postgres'), { mode: 0o700 })
    const address = (of: number) => `127.0.0.1:${of}`
    const account = (username: string) => ({ username, password: PASSWORD })
    const config = {
      scope: 'turnout',
      name,
      restapi: { listen: address(restPort), connect_address: address(restPort) },
      etcd3: { host: etcd },
      bootstrap: {
        dcs: {
          // the shortest that Patroni allows
          ...{ ttl: 20, loop_wait: 1, retry_timeout: 3 },
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, parameters: { wal_keep_size: '256MB' } },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: address(port),
        connect_address: address(port),
        data_dir: join(folder, 'postgres/cluster'),
        pgpass: join(folder, 'pgpass'),
        bin_dir: BINARIES,
        authentication: { superuser: account(ROLE), replication: account('standby') },
        parameters: { unix_socket_directories: folder },
        pg_hba: [
          'local all all trust',
          'host all all 127.0.0.1/32 scram-sha-256',
          'host replication standby 127.0.0.1/32 scram-sha-256',
        ],
      },
    }
    // JSON is valid YAML
    const file = join(folder, 'patroni.yml')
    writeFileSync(file, JSON.stringify(config))
    return new Machine(port, restPort, folder, file)
  }

  start(): void {
    const { command: before, uid, gid, owner } = runAs(this.#folder, join(BINARIES, 'postgres'))
    if (owner)
      for (const path of [this.#file, join(this.#folder, 'postgres'), this.#folder]) changeOwner(path, owner)
    const [program = '', ...args] = [...before, PATRONI, this.#file]
    this.#patroni = spawn(program, args, {
      ...(uid !== undefined && gid !== undefined && { uid, gid }),
      cwd: this.#folder,
      env: { PATH: process.env.PATH, HOME: this.#folder, LC_ALL: 'C.UTF-8' },
      stdio: 'ignore',
    })
  }

  /** Kills Patroni and PostgreSQL at once, like a power loss. */
  kill(): void {
    const pids = [this.#patroni?.pid ?? 0]
    if (existsSync(join(this.#folder, 'postgres/cluster/postmaster.pid')))
      pids.push(postmasterOf(this.#folder))
    signalAll(pids.filter(Boolean).flatMap(treeOf), 'SIGKILL')
  }

  async isPrimary(): Promise<boolean> {
    const asked = command(urlAt(this.port, 'postgres'), 'select pg_is_in_recovery() as standby')
    return asked.then(
      ({ rows }) => rows[0]?.standby === false,
      () => false,
    )
  }

  /** Patroni promotes no other server; it records this a moment after PostgreSQL reports the standby as synchronous. */
  async isSynchronousStandby(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.#restPort}/synchronous`).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  remove(): void {
    this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Two machines and the etcd that stores which of them leads; a commit waits for both. */
export class PatroniCluster {
  readonly #etcd: ChildProcess
  readonly #etcdFolder: string
  #primary: Machine
  #standby: Machine

  private constructor(etcd: ChildProcess, etcdFolder: string, primary: Machine, standby: Machine) {
    this.#etcd = etcd
    this.#etcdFolder = etcdFolder
    this.#primary = primary
    this.#standby = standby
  }

  static async start(): Promise<PatroniCluster> {
    const [client, peer] = [await freePort(), await freePort()]
    const folder = mkdtempSync(join(tmpdir(), 'turnout-etcd-'))
    const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
    const etcd = spawn(
      ETCD,
      [
        ...['--data-dir', folder, '--initial-cluster', `default=${peerUrl}`],
        ...['--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl],
        ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
      ],
      { stdio: 'ignore' },
    )
    const [one, other] = [
      await Machine.make('one', `127.0.0.1:${client}`),
      await Machine.make('other', `127.0.0.1:${client}`),
    ]
    const cluster = new PatroniCluster(etcd, folder, one, other)
    one.start()
    await until(() => one.isPrimary())
    await command(urlAt(one.port, 'postgres'), `create database ${DATABASE}`)
    other.start()
    return cluster
  }

  /** Both hosts, as an operator configures them. */
  get url(): string {
    const hosts = [this.#primary, this.#standby].map(({ port }) => `127.0.0.1:${port}`)
    return `postgres://${ROLE}:${PASSWORD}@${hosts.join(',')}/${DATABASE}`
  }

  untilSynchronous = () => until(() => this.#standby.isSynchronousStandby())

  /** Returns when Patroni has promoted the other machine. */
  async killPrimary(): Promise<void> {
    this.#primary.kill()
    const [primary, standby] = [this.#standby, this.#primary]
    await until(() => primary.isPrimary())
    this.#primary = primary
    this.#standby = standby
  }

  startStandby = () => this.#standby.start()

  async stop(): Promise<void> {
    this.#primary.remove()
    this.#standby.remove()
    this.#etcd.kill('SIGKILL')
    rmSync(this.#etcdFolder, { recursive: true, force: true })
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(20)
}
