// The baseline of Node: the same bytes without work behind them, as a response and as a stream.
import { createServer, type ServerResponse } from 'node:http'

export interface RawResponse {
  headers: Record<string, string>
  body: string
}

const watchers = new Set<ServerResponse>()
let current: RawResponse = { headers: {}, body: '' }

const server = createServer((request, response) => {
  if (request.url === '/watch') {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    response.write(`retry: 2000\n\n${current.body}`)
    watchers.add(response)
    response.on('close', () => watchers.delete(response))
    return
  }
  const known =
    current.headers.etag !== undefined && request.headers['if-none-match'] === current.headers.etag
  response.writeHead(known ? 304 : 200, current.headers)
  response.end(known ? undefined : current.body)
})

// the event is built once and written to all watchers
process.on('message', (word: RawResponse | { publish: string }) => {
  if ('publish' in word) for (const watcher of watchers) watcher.write(word.publish)
  else current = { ...word, headers: withLength(word) }
})

const withLength = ({ headers, body }: RawResponse) => ({
  ...headers,
  ...(headers['content-type'] && { 'content-length': String(Buffer.byteLength(body)) }),
})

server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as { port: number }).port })
})
