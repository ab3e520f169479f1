import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a request in hand has to be finished once we stop. */
const LAST_CALL_MS = 3_000

/**
 * Lets go of the lines that would keep a stop waiting. Node ends those that are idle after a request; one that a
 * browser opened for later and that has said nothing is not idle to it, nor is one whose request never ends.
 */
export function endLines(app: FastifyInstance): () => void {
  const lines = new Set<Socket>()
  app.server.on('connection', (line: Socket) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  return () => {
    for (const line of lines) if (line.bytesRead === 0) line.destroy()
    setTimeout(() => app.server.closeAllConnections(), LAST_CALL_MS).unref()
  }
}
