import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from './program.ts'

const HEALTH_INTERVAL_MS = 100

/** A load balancer for several nodes: each request goes to the next node that is ready. */
export interface LoadBalancer {
  origin: string
  close(): void
}

export async function startLoadBalancer(nodes: readonly Program[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<Program>()
  const checkHealth = async (node: Program) => {
    // a node on a busy machine may answer slowly
    const signal = AbortSignal.timeout(30_000)
    const answer = await fetch(`${node.origin}/readyz`, { signal }).catch(() => null)
    await answer?.text().catch(() => {})
    if (answer?.status === 200) ready.add(node)
    else ready.delete(node)
  }
  await Promise.all(nodes.map(checkHealth))
  let isOpen = true
  // one check after the other, or an older answer could replace a newer one
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

/**
 * If no one listens, the request did not reach the node, so the next node may get it; the phone retries other failures.
 */
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
