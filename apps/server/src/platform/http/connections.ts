import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a request in flight may take after the stop. */
const FORCE_CLOSE_AFTER_MS = 3_000

/**
 * Closes connections that would delay a stop. Node closes those that are idle after a request, but not one that
 * a browser opened in advance and has not used, and not one whose request never ends.
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
