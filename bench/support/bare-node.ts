// What Node itself can do: the same bytes with nothing behind them, once for whoever asks and to whoever stays.
import { createServer, type ServerResponse } from 'node:http'

export interface Bytes {
  headers: Record<string, string>
  body: string
}

const watchers = new Set<ServerResponse>()
let said: Bytes = { headers: {}, body: '' }

const server = createServer((request, response) => {
  if (request.url === '/watch') {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    response.write(`retry: 2000\n\n${said.body}`)
    watchers.add(response)
    response.on('close', () => watchers.delete(response))
    return
  }
  const known = said.headers.etag !== undefined && request.headers['if-none-match'] === said.headers.etag
  response.writeHead(known ? 304 : 200, said.headers)
  response.end(known ? undefined : said.body)
})

// a publisher's loop: the event is put together once and written to everybody
process.on('message', (word: Bytes | { publish: string }) => {
  if ('publish' in word) for (const watcher of watchers) watcher.write(word.publish)
  else said = { ...word, headers: withLength(word) }
})

const withLength = ({ headers, body }: Bytes) => ({
  ...headers,
  ...(headers['content-type'] && { 'content-length': String(Buffer.byteLength(body)) }),
})

server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as { port: number }).port })
})
