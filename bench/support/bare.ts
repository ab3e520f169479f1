import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { RawResponse } from './bare-node.ts'
import { startScript } from './script.ts'

/** Node's HTTP server in a separate process: the fastest that this machine sends these bytes. */
export class BareNode {
  readonly port: number
  readonly #process: ChildProcess

  private constructor(process: ChildProcess, port: number) {
    this.#process = process
    this.port = port
  }

  static async start(): Promise<BareNode> {
    const child = startScript('bare-node.ts')
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
