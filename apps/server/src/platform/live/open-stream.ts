import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Streams, Subscriber, Watched } from './streams.ts'

/** A HEAD request would create a subscriber that no one reads and no one closes. */
export const streamRoute = ({ name }: { name: string }) => ({
  config: { endpoint: name },
  exposeHeadRoute: false,
})

/** Turns the response into a stream, as long as this subscriber may watch. */
export function openStream(
  streams: Streams,
  reply: FastifyReply,
  watched: readonly Watched[],
  subscriber: Subscriber,
): void {
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .hijack()
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
  streams.subscribe(watched, subscriber, reply.raw)
}
