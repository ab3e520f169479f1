import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a request in hand has to be finished once we stop. */
const FORCE_CLOSE_AFTER_MS = 3_000

/**
 * Lets go of the lines that would keep a stop waiting. Node ends those that are idle after a request; one that a
 * browser opened for later and that has said nothing is not idle to it, nor is one whose request never ends.
 */
export function trackConnections(app: FastifyInstance): () => void {
  const connections = new Set<Socket>()
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  return () => {
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
    setTimeout(() => app.server.closeAllConnections(), FORCE_CLOSE_AFTER_MS).unref()
  }
}
