import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from './program.ts'

const LOOK_EVERY_MS = 100

/** What stands before several nodes: each request goes to the next one that says it is ready. */
export interface FrontProxy {
  origin: string
  close(): void
}

export async function proxyBefore(nodes: readonly Program[]): Promise<FrontProxy> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<Program>()
  const look = async (node: Program) => {
    // a node on a busy machine may be slow to say that it is well
    const signal = AbortSignal.timeout(30_000)
    const answer = await fetch(`${node.origin}/readyz`, { signal }).catch(() => null)
    await answer?.text().catch(() => {})
    if (answer?.status === 200) ready.add(node)
    else ready.delete(node)
  }
  await Promise.all(nodes.map(look))
  let isOpen = true
  // one look after the other, or what a node said before could be heard after what it says now
  for (const node of nodes)
    void (async () => {
      while (isOpen) {
        await sleep(LOOK_EVERY_MS)
        await look(node)
      }
    })()

  let turn = 0
  const server = createServer(async (asked, answer) => {
    const body = await buffer(asked)
    turn += 1
    const inTurn = nodes
      .map((_, nr) => nodes[(turn + nr) % nodes.length])
      .filter((node) => node !== undefined)
    const choice = inTurn.filter((node) => ready.has(node))
    pass(asked, body, answer, agent, choice)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      isOpen = false
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A node that nobody answers at was asked nothing, so the next one may be; any other trouble is the phone's to try again. */
function pass(
  asked: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  agent: Agent,
  [node, ...others]: readonly Program[],
): void {
  if (!node) return void answer.writeHead(502, { 'content-type': 'application/json' }).end('{}')
  const { method, url, headers } = asked
  const onward = request(`${node.origin}${url}`, { method, headers, agent })
  onward.on('response', (said) => {
    const { connection, 'keep-alive': _, ...kept } = said.headers
    answer.writeHead(said.statusCode ?? 502, kept)
    said.pipe(answer)
    said.on('error', () => answer.destroy())
    said.on('close', () => said.complete || answer.destroy())
  })
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (answer.headersSent) return answer.destroy()
    pass(asked, body, answer, agent, error.code === 'ECONNREFUSED' ? others : [])
  })
  answer.on('close', () => onward.destroy())
  onward.end(body)
}
