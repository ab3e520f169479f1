import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeOwner, runAs } from '../platform/db/privileges.ts'
import { command } from './database.ts'
import { freePort } from './free-port.ts'

const BINARY = '/usr/sbin/pgbouncer'

export const PGBOUNCER_MISSING = existsSync(BINARY)
  ? null
  : 'PgBouncer is not installed; as root, npm test installs it from Debian'

/** A pooler in transaction mode, as an operator configures it, with fewer connections than one program opens. */
export class PgBouncer {
  /** The address of the database through the pooler. */
  readonly url: string
  readonly #folder: string
  #process: ChildProcess | null = null

  private constructor(url: string, folder: string) {
    this.url = url
    this.#folder = folder
  }

  static async start(databaseUrl: string): Promise<PgBouncer> {
    const { hostname, port, username, password, pathname } = new URL(databaseUrl)
    const folder = mkdtempSync(join(tmpdir(), 'turnout-pgbouncer-'))
    const listenPort = await freePort()
    const users = join(folder, 'users.txt')
    writeFileSync(users, `"${username}" "${password}"\n`)
    const settings = [
      '[databases]',
      `${pathname.slice(1)} = host=${hostname} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${listenPort}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      'default_pool_size = 5',
    ]
    writeFileSync(join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`)
    const url = `postgres://${username}:${password}@127.0.0.1:${listenPort}${pathname}`
    const pooler = new PgBouncer(url, folder)
    await pooler.start()
    return pooler
  }

  async start(): Promise<void> {
    const { command: before, uid, gid, owner } = runAs(this.#folder, BINARY)
    if (owner) changeOwner(this.#folder, owner)
    const [program = '', ...args] = [...before, BINARY, '-q', join(this.#folder, 'pgbouncer.ini')]
    this.#process = spawn(program, args, {
      ...(uid !== undefined && gid !== undefined && { uid, gid }),
      stdio: 'ignore',
    })
    while (!(await this.#answers())) await sleep(50)
  }

  async kill(): Promise<void> {
    const gone = this.#process && once(this.#process, 'exit')
    this.#process?.kill('SIGKILL')
    await gone
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #answers = (): Promise<boolean> =>
    command(this.url, 'select 1').then(
      () => true,
      () => false,
    )
}
