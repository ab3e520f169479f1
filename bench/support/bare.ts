import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { RawResponse } from './bare-node.ts'

/** Node's HTTP server in a separate process: the fastest that this machine sends these bytes. */
export class BareNode {
  readonly port: number
  readonly #process: ChildProcess

  private constructor(process: ChildProcess, port: number) {
    this.#process = process
    this.port = port
  }

  static async start(): Promise<BareNode> {
    const child = fork(join(import.meta.dirname, 'bare-node.ts'), { execArgv: ['--import', 'tsx'] })
    const [message] = (await once(child, 'message')) as [{ port: number }]
    return new BareNode(child, message.port)
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  /** Sets the response. */
  setResponse(bytes: RawResponse): void {
    this.#process.send(bytes)
  }

  /** Sends an event to all watchers. */
  publish(event: string): void {
    this.#process.send({ publish: event })
  }

  stop(): void {
    this.#process.kill()
  }
}
