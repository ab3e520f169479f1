import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { requestTime } from './load.ts'
import type { Plans } from './plans.ts'
import { startScript } from './script.ts'

export type GroupsRequest = { do: 'capture'; paths: readonly string[] } | { do: 'replay' } | { do: 'close' }

/** Groups with their own server, in a separate process that is called over a socket. */
export class GroupsWorld {
  readonly ids: string[]
  readonly #process: ChildProcess
  readonly #port: number
  readonly #headers: Record<string, string>

  private constructor(process: ChildProcess, port: number, token: string, ids: string[]) {
    this.#process = process
    this.#port = port
    this.#headers = { authorization: `Bearer ${token}` }
    this.ids = ids
  }

  static async open(size: number): Promise<GroupsWorld> {
    const child = startScript('groups-process.ts', [String(size)])
    const { port, token, ids } = await replyOf<{ port: number; token: string; ids: string[] }>(child)
    return new GroupsWorld(child, port, token, ids)
  }

  /** Milliseconds per request, one after another. */
  answer(paths: readonly string[]): Promise<number> {
    const headers = this.#headers
    return requestTime(
      this.#port,
      paths.map((path) => ({ path, headers, status: 200 })),
    )
  }

  /** Captures the statements of these requests for `replay`. */
  capture(paths: readonly string[]): Promise<Plans> {
    return this.#ask({ do: 'capture', paths })
  }

  /** Milliseconds for the bare SQL of one of them. */
  replay(): Promise<number> {
    return this.#ask({ do: 'replay' })
  }

  async close(): Promise<void> {
    this.#process.send({ do: 'close' } satisfies GroupsRequest)
    await once(this.#process, 'exit')
  }

  #ask<Reply>(request: GroupsRequest): Promise<Reply> {
    this.#process.send(request)
    return replyOf(this.#process)
  }
}

async function replyOf<Reply>(child: ChildProcess): Promise<Reply> {
  const settled = new AbortController()
  const ended = once(child, 'exit', settled).then(() => {
    throw new Error('A process of the bench ended before it replied.')
  })
  try {
    const [message] = (await Promise.race([once(child, 'message', settled), ended])) as [{ reply: Reply }]
    return message.reply
  } finally {
    settled.abort()
  }
}
