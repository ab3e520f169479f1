import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from './program.ts'

const HEALTH_INTERVAL_MS = 100

/** What stands before several nodes: each request goes to the next one that says it is ready. */
export interface LoadBalancer {
  origin: string
  close(): void
}

export async function startLoadBalancer(nodes: readonly Program[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<Program>()
  const checkHealth = async (node: Program) => {
    // a node on a busy machine may be slow to say that it is well
    const signal = AbortSignal.timeout(30_000)
    const answer = await fetch(`${node.origin}/readyz`, { signal }).catch(() => null)
    await answer?.text().catch(() => {})
    if (answer?.status === 200) ready.add(node)
    else ready.delete(node)
  }
  await Promise.all(nodes.map(checkHealth))
  let isOpen = true
  // one look after the other, or what a node said before could be heard after what it says now
  for (const node of nodes)
    void (async () => {
      while (isOpen) {
        await sleep(HEALTH_INTERVAL_MS)
        await checkHealth(node)
      }
    })()

  let nextIndex = 0
  const server = createServer(async (incoming, answer) => {
    const body = await buffer(incoming)
    nextIndex += 1
    const inTurn = nodes
      .map((_, nr) => nodes[(nextIndex + nr) % nodes.length])
      .filter((node) => node !== undefined)
    const candidates = inTurn.filter((node) => ready.has(node))
    forward(incoming, body, answer, agent, candidates)
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
function forward(
  incoming: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  agent: Agent,
  [node, ...others]: readonly Program[],
): void {
  if (!node) return void answer.writeHead(502, { 'content-type': 'application/json' }).end('{}')
  const { method, url, headers } = incoming
  const upstream = request(`${node.origin}${url}`, { method, headers, agent })
  upstream.on('response', (upstreamResponse) => {
    const { connection, 'keep-alive': _, ...responseHeaders } = upstreamResponse.headers
    answer.writeHead(upstreamResponse.statusCode ?? 502, responseHeaders)
    upstreamResponse.pipe(answer)
    upstreamResponse.on('error', () => answer.destroy())
    upstreamResponse.on('close', () => upstreamResponse.complete || answer.destroy())
  })
  upstream.on('error', (error: NodeJS.ErrnoException) => {
    if (answer.headersSent) return answer.destroy()
    forward(incoming, body, answer, agent, error.code === 'ECONNREFUSED' ? others : [])
  })
  answer.on('close', () => upstream.destroy())
  upstream.end(body)
}
