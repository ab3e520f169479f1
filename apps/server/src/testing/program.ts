import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Endpoint, fillPath, type InputOf, type ReplyOf } from '@turnout/contract/endpoint'
import { pino } from 'pino'
import { API } from '../app.ts'
import { loadConfig } from '../config.ts'
import { cryptoChance } from '../platform/chance.ts'
import { databaseClock } from '../platform/clock.ts'
import { createDatabase } from '../platform/db/database.ts'
import { createPool } from '../platform/db/pool.ts'
import { runningDatabaseUrl } from '../platform/db/primary.ts'
import { type Running, serve } from '../serve.ts'
import { decodeAnswer } from './check-answer.ts'
import { LONG_TIMEOUTS } from './database.ts'
import { freePort } from './free-port.ts'
import type { TestServer } from './server.ts'

// The built program starts faster by seconds; `npm test` has just built it and sets this.
const MAIN = join(import.meta.dirname, process.env.TURNOUT_BUILT ? '../../dist/main.js' : '../main.ts')

/** The program as an operator runs it, in a separate process and data folder, to be killed and started again. */
export class Program {
  readonly dataDir: string
  readonly #port: number
  readonly #env: Record<string, string>
  readonly #main: string
  #process: ChildProcess | null = null
  #later: Running | null = null
  #lastOutput = ''

  private constructor(port: number, env: Record<string, string>, main: string) {
    this.dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'turnout-program-'))
    this.#port = port
    this.#env = env
    this.#main = main
  }

  /** From the sources, or from a built `main`. */
  static async make(env: Record<string, string> = {}, main = MAIN): Promise<Program> {
    return new Program(await freePort(), env, main)
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Starts with a later clock, in this process, which has loaded the sources already and is not killed. */
  async startLater(byMs: number): Promise<void> {
    const clock = databaseClock({ ms: byMs })
    this.#later = await serve(loadConfig(this.#settings), pino({ level: 'silent' }), { clock })
    await this.ready()
  }

  /** Whether it has ended without being stopped. */
  get isGone(): boolean {
    return this.#process !== null && (this.#process.exitCode !== null || this.#process.signalCode !== null)
  }

  get #settings(): Record<string, string> {
    return {
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      LOG_LEVEL: 'error',
      ...this.#env,
    }
  }

  async start(): Promise<void> {
    const typed = this.#main.endsWith('.ts') ? ['--import', 'tsx'] : []
    const started = spawn(process.execPath, [...typed, this.#main], {
      // no setting of the machine, and none of the test database
      env: { PATH: process.env.PATH, ...this.#settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#process = started
    this.#lastOutput = ''
    started.stderr?.pipe(process.stderr, { end: false })
    started.stderr?.on('data', (chunk: Buffer) => {
      this.#lastOutput = (this.#lastOutput + chunk).slice(-2_000)
    })
    await this.ready()
  }

  async ready(): Promise<void> {
    for (;;) {
      if (!this.#process && !this.#later) throw new Error('The program was stopped before it was ready.')
      if (this.isGone) throw new Error(`The program ended instead of becoming ready: ${this.#lastOutput}`)
      const ready = await fetch(`${this.origin}/readyz`).catch(() => null)
      if (ready?.status === 200) return
      await sleep(20)
    }
  }

  /** The exit code, or null when it was killed. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    await this.#later?.stop()
    this.#later = null
    const stopping = this.#process
    this.#process = null
    if (!stopping || stopping.exitCode !== null || stopping.signalCode !== null) return null
    const gone = once(stopping, 'exit')
    stopping.kill(signal)
    const [code] = (await gone) as [number | null]
    return code
  }

  /** Stops it and removes its folder. */
  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  call: Call = (...call) => callAt(this.origin)(...call)

  /** A server object for the helpers of tests: its database, and how to call it. */
  async withDatabase<T>(work: (server: TestServer) => Promise<T>): Promise<T> {
    const { DATABASE_DIRECT_URL, DATABASE_URL: databaseUrl = null } = this.#env
    const config = { databaseUrl, databaseDirectUrl: DATABASE_DIRECT_URL ?? null, dataDir: this.dataDir }
    const pool = createPool((await runningDatabaseUrl(config)) ?? '', LONG_TIMEOUTS)
    const deps = { ...createDatabase(pool), clock: databaseClock(), chance: cryptoChance }
    try {
      return await work({ deps, call: this.call } as unknown as TestServer)
    } finally {
      await pool.end()
    }
  }
}

/** A phone outside of the program; throws without a response. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  who?: { token: string },
  headers?: Record<string, string>,
) => Promise<{ status: number; reply: ReplyOf<E>; problem: { detail?: string }; headers: object }>

export const callAt =
  (origin: string): Call =>
  async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E> | undefined,
    who?: { token: string },
    headers: Record<string, string> = {},
  ) => {
    const { params, query, body } = (input ?? {}) as {
      params?: Record<string, string>
      query?: Record<string, string>
      body?: object
    }
    const queryString = query ? `?${new URLSearchParams(query)}` : ''
    const response = await fetch(`${origin}${API}${fillPath(endpoint.path, params)}${queryString}`, {
      method: endpoint.method,
      headers: {
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const json = (await response.json()) as { type?: string; detail?: string }
    const { reply } = decodeAnswer(endpoint, response.status, json)
    return { status: response.status, reply: reply as ReplyOf<E>, problem: json, headers: {} }
  }
